import type { Charge } from './charge.ts';
import { readMexicoTime } from './mexico-time.ts';

const PAGE = 10;
const MAX_PAGE_SIZE = 100;
const DAY_MS = 24 * 3_600_000;

/** Charges by the provider's filters, newest first. An invalid filter matches nothing. */
export function listed(charges: readonly Charge[], query: URLSearchParams): Charge[] {
  const found = charges.filter(
    (charge) =>
      matches(query, 'order_id', (order) => charge.orderId === order) &&
      matches(query, 'status', (status) => charge.status === status.toLowerCase()) &&
      matches(query, 'amount', (amount) => charge.amount === Number(amount)) &&
      matches(query, 'amount[gte]', (amount) => charge.amount >= Number(amount)) &&
      matches(query, 'amount[lte]', (amount) => charge.amount <= Number(amount)) &&
      matches(query, 'creation', (day) => isWithin(charge.createdAt, day, day)) &&
      matches(query, 'creation[gte]', (day) => isWithin(charge.createdAt, day, undefined)) &&
      matches(query, 'creation[lte]', (day) => isWithin(charge.createdAt, undefined, day)),
  );
  const offset = whole(query.get('offset'), 0);
  return found.toReversed().slice(offset, offset + Math.min(whole(query.get('limit'), PAGE), MAX_PAGE_SIZE));
}

const matches = (query: URLSearchParams, name: string, fits: (value: string) => boolean): boolean => {
  const value = query.get(name);
  return value === null || fits(value);
};

/** From the start of one day to the end of another, `2026-11-21` each. */
function isWithin(at: number, first: string | undefined, last: string | undefined): boolean {
  const from = first === undefined ? 0 : readMexicoTime(`${first}T00:00:00`);
  const to = last === undefined ? at : readMexicoTime(`${last}T00:00:00`);
  if (from === undefined || to === undefined) return false;
  return at >= from && (last === undefined || at < to + DAY_MS);
}

const whole = (text: string | null, otherwise: number): number =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
