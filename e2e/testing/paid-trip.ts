import { getChangeSchedules } from '#wire/schedule-change.ts';
import type { ScheduleView } from '#wire/shapes.ts';
import { postAdditionals } from '#wire/additionals.ts';
import {
  getPayment,
  getReservation,
  getSchedules,
  postContact,
  postCreate,
  postPayment,
  postSchedules,
  postSeats,
} from '#wire/websale.ts';
import { type ApiClient, apiClient, dayFromNow, patient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { siteUrl } from './own-site.ts';
import { CONTACT, right } from './reach-steps.ts';

export interface PaidTrip {
  readonly client: ApiClient;
  readonly code: string;
  /** The folio of its first ticket. */
  readonly ticket: string;
  readonly run: ScheduleView;
}

export interface TripOptions {
  /** Days from now: each test has its own. */
  readonly ahead: number;
  /** The first run of the day of this class. */
  readonly service: 'primera' | 'ejecutivo';
  /** Of its runs the first that leaves from this hour on, `HH`. */
  readonly from?: string;
  /** With an open return. */
  readonly opensReturn?: boolean;
  /** Default: Puerto Vallarta. */
  readonly to?: string;
  /** Default: the site under test. */
  readonly siteUrl?: string;
  /** Who travels. Default: Ana López. */
  readonly passenger?: { readonly first_name: string; readonly last_name: string };
  /** The buyer. Default: a visitor of its own. */
  readonly client?: ApiClient;
}

/** One traveller from Guadalajara to Puerto Vallarta, paid by card. */
export async function paidTrip(options: TripOptions): Promise<PaidTrip> {
  const { ahead, service, from = '', opensReturn = false, to = 'PVR', siteUrl: url = siteUrl() } = options;
  const { client = await apiClient(url), passenger = { first_name: 'Ana', last_name: 'López' } } = options;
  const call = patient(client.call);
  const search = { origin: 'TLQ', destination: to, round: opensReturn, departure: { date: dayFromNow(ahead) } };
  const { code } = right(
    await call(postCreate, {
      body: { ...search, ...(opensReturn ? { return: { open: true } } : {}), passengers: [{ type: 'adult' }] },
    }),
  ).reservation;
  const run = await firstRun(client, code, { service, from });
  const { schedule_id, schedule_detail_id } = run;
  right(await call(postSchedules, { body: { code, departure: { schedule_id, schedule_detail_id } } }));
  right(await call(postContact, { body: { code, contact: CONTACT, passengers: [passenger] } }));
  right(await call(postAdditionals, { body: { code } }));
  right(await call(postSeats, { body: { code, automatic: true } }));
  await payByCard(client, code, url);
  const { tickets } = right(await call(getReservation, { query: { code } })).reservation;
  return { client, code, ticket: tickets[0]!.folio, run };
}

/** Pays a reservation whose seats are held. */
export async function payByCard(client: ApiClient, code: string, url: string): Promise<void> {
  const call = patient(client.call);
  const { total } = right(await call(getPayment, { query: { code } }));
  const token = await cardToken(url, '4111111111111111');
  const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
  right(await call(postPayment, { body }));
}

/** Days further ahead are on sale soon after a site's very first start. */
async function firstRun(
  client: ApiClient,
  code: string,
  { service, from }: Required<Pick<TripOptions, 'service' | 'from'>>,
): Promise<ScheduleView> {
  const call = patient(client.call);
  for (let tries = 0; tries < 60; tries += 1) {
    const { schedules } = right(await call(getSchedules, { query: { code, direction: 'departure' } }));
    const run = schedules.find(
      (one) => one.service.id === service && one.available && one.departs_at.slice(11) >= from,
    );
    if (run) return run;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`no run of ${service} is on sale`);
}

/** A run available for a change, as the address of the page names it; optionally with this difference. */
export async function otherRun({ client, code, ticket }: PaidTrip, at?: number): Promise<string> {
  const asked = { params: { id: code }, query: { ticket_id: ticket } };
  const { schedules } = right(await client.call(getChangeSchedules, asked));
  const { schedule } = schedules.find(
    ({ difference, schedule: { available } }) => at === undefined || (available && difference === at),
  )!;
  return `${schedule.schedule_id}|${schedule.schedule_detail_id}`;
}
