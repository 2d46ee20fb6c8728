import { postAdditionals } from '#wire/additionals.ts';
import {
  getPayment,
  getSchedules,
  postContact,
  postCreate,
  postPayment,
  postSchedules,
  postSeats,
} from '#wire/websale.ts';
import type { CallAnswer } from '#wire/call.ts';
import { type ApiClient, apiClient, dayFromNow, patient } from './api-client.ts';

/** How far a reservation is brought. */
const STEPS = ['results', 'contact', 'extras', 'seats', 'payment', 'order'] as const;

export type ReachedStep = (typeof STEPS)[number];

/** Cookies of six visitors, each with a reservation at another step. */
export async function reachSteps(siteUrl: string): Promise<Readonly<Record<ReachedStep, string>>> {
  const reached: Partial<Record<ReachedStep, string>> = {};
  for (const step of STEPS) reached[step] = await reach(siteUrl, step);
  return reached as Record<ReachedStep, string>;
}

/** Cookies of one visitor with a reservation at that step. */
export async function reach(siteUrl: string, step: ReachedStep, trip: Trip = {}): Promise<string> {
  const client = await apiClient(siteUrl);
  const code = await bring(client, STEPS.indexOf(step), trip);
  return `${client.cookie()};reservation=${code}`;
}

/** The reservation that such cookies name. */
export const codeIn = (cookies: string): string => /reservation=(\w+)/.exec(cookies)![1]!;

interface Trip {
  /** Leaves in this many days. */
  readonly ahead?: number;
  readonly destination?: string;
  /** The class of both runs, if it matters. */
  readonly service?: string;
}

/** A round trip for an adult and a child, `done` steps long. */
export async function bring(
  client: ApiClient,
  done: number,
  { ahead = 3, destination = 'GUA', service }: Trip = {},
): Promise<string> {
  const call = patient(client.call);
  const made = await call(postCreate, {
    body: {
      origin: 'TLQ',
      destination,
      departure: { date: dayFromNow(ahead) },
      return: { date: dayFromNow(ahead + 3) },
      passengers: [{ type: 'adult' }, { type: 'minor' }],
    },
  });
  const { code } = right(made).reservation;
  if (done >= 1) {
    for (const direction of ['departure', 'return'] as const) {
      const { schedules } = right(await call(getSchedules, { query: { code, direction } }));
      const { schedule_id, schedule_detail_id } =
        schedules.find((one) => one.available && (service ?? one.service.id) === one.service.id) ??
        fullOn(ahead, schedules);
      right(await call(postSchedules, { body: { code, [direction]: { schedule_id, schedule_detail_id } } }));
    }
  }
  if (done >= 2) right(await call(postContact, { body: { code, contact: CONTACT, passengers: NAMES } }));
  if (done >= 3) right(await call(postAdditionals, { body: { code } }));
  if (done >= 4) right(await call(postSeats, { body: { code, automatic: true } }));
  if (done >= 5) {
    const { total } = right(await call(getPayment, { query: { code } }));
    right(await call(postPayment, { body: { code, method: 'cash', idempotency_key: `key-of-${code}`, total } }));
  }
  return code;
}

export const CONTACT = {
  first_name: 'Ana',
  last_name: 'López',
  cell_phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  of_age: true,
};

function fullOn(ahead: number, schedules: readonly { readonly reason?: string | undefined }[]): never {
  throw new Error(`no seat ${ahead} days ahead: ${schedules.map(({ reason }) => reason).join(', ') || 'no run'}`);
}

const NAMES = [
  { first_name: 'Ana', last_name: 'López' },
  { first_name: 'Leo', last_name: 'López' },
];

export function right<Data>(answer: CallAnswer<Data>): Data {
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
