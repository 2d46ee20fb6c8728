import { postAdditionals } from '#wire/additionals.ts';
import { vi } from 'vitest';
import type { SeatMapView } from '#wire/websale.ts';
import {
  getPayment,
  getReservation,
  getSchedules,
  getSeats,
  postContact,
  postCreate,
  postPayment,
  postSchedules,
  postSeats,
} from '#wire/websale.ts';
import { type ApiClient, dayFromNow, patient } from './api-client.ts';
import { CONTACT, right } from './reach-steps.ts';

/** A new site puts its first days on sale before the others. */
const WHILE_IT_GOES_ON_SALE = { timeout: 60_000, interval: 500 };

export interface OneWay {
  /** Days from now. */
  readonly ahead: number;
  readonly adults: number;
}

/** At the seats of the day's first run, from Tlaquepaque to Rincón de Guayabitos. */
export async function atSeats(client: ApiClient, { ahead, adults }: OneWay): Promise<string> {
  const call = patient(client.call);
  const people = Array.from({ length: adults }, () => ({ type: 'adult' as const }));
  const search = { origin: 'TLQ', destination: 'GUA', round: false, departure: { date: dayFromNow(ahead) } };
  const { code } = right(await call(postCreate, { body: { ...search, passengers: people } })).reservation;
  const first = async () => right(await call(getSchedules, { query: { code, direction: 'departure' } })).schedules[0];
  const { schedule_id, schedule_detail_id } = await vi.waitUntil(first, WHILE_IT_GOES_ON_SALE);
  right(await call(postSchedules, { body: { code, departure: { schedule_id, schedule_detail_id } } }));
  const passengers = people.map(() => ({ first_name: 'Ana', last_name: 'López' }));
  right(await call(postContact, { body: { code, contact: CONTACT, passengers } }));
  right(await call(postAdditionals, { body: { code } }));
  return code;
}

/** Holds these seats. */
export async function holdSeats({ call }: ApiClient, code: string, seats: readonly number[]): Promise<void> {
  const wished = seats.map((seat, i) => ({ position: i + 1, seat_departure: seat }));
  right(await patient(call)(postSeats, { body: { code, seats: wished } }));
}

/** Orders a reference at OXXO; returns the one to be paid at the till. */
export async function orderAtOxxo({ call }: ApiClient, code: string): Promise<string> {
  const { total } = right(await call(getPayment, { query: { code } }));
  const body = { code, method: 'oxxo' as const, idempotency_key: `oxxo-of-${code}`, total };
  return right(await call(postPayment, { body })).reservation.voucher!.reference;
}

export const stateOf = async ({ call }: ApiClient, code: string) =>
  right(await patient(call)(getReservation, { query: { code } })).reservation;

/** Seats of the run in that state, as this client sees it. */
export async function seatsThat(
  { call }: ApiClient,
  code: string,
  state: SeatMapView['seats'][number]['state'],
): Promise<readonly number[]> {
  const { departure } = right(await call(getSeats, { query: { code } }));
  return departure!.seats.filter((cell) => cell.state === state).map(({ seat }) => seat);
}
