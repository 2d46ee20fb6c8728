import { exchange, type Reply } from '#adapters/providers/exchange.ts';
import type { AdventureSupplier, BookingToMake } from '#app/adventures/ports.ts';
import type { CheckoutAnswer } from '#domain/adventures/booking-step.ts';
import { BRAND_ID, OPERATIVE_SOURCE } from '#domain/network/carrier.ts';
import { decimalString } from '#kernel/money.ts';
import { datesIn, listIn, referenceIn } from './read-supplier.ts';

export interface AdventureSupplierOptions {
  /** Base address of the tour-booking service, without a trailing slash; its name is no part of the path. */
  readonly url: string;
  readonly user: string;
  readonly secret: string;
  /** Milliseconds; default 8,000. */
  readonly timeoutMs?: number;
}

/** Statuses that mean this will never be booked. */
const REFUSALS = new Set([400, 404, 409, 410, 422]);

/** This site's number at the supplier, and where it sells (spec 7). */
const SOURCE = `brand_id=${BRAND_ID}&operative_source=${OPERATIVE_SOURCE}`;

/** The supplier of adventures, by the tour-booking service of the specification, with this site's user and secret. */
export function adventureSupplier({
  url,
  user,
  secret,
  timeoutMs = 8_000,
}: AdventureSupplierOptions): AdventureSupplier {
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const ask = (path: string, request: RequestInit = {}): Promise<Reply> =>
    exchange(`${url}/tour/${path}`, { ...request, headers }, timeoutMs);
  const at = (code: string) => encodeURIComponent(code);
  return {
    list: async (lang) => listIn(await ask(`list?${SOURCE}&lang=${lang}`)),
    dates: async (code) => datesIn(await ask(`${at(code)}/dates`)),
    checkOut: async ({ order, code, starts, people, base }: BookingToMake) => {
      const body = JSON.stringify({
        order_id: order,
        starts_at: new Date(starts).toISOString(),
        people,
        price: decimalString(base),
      });
      return answerOf(await ask(`${at(code)}/checkout`, { method: 'POST', body }));
    },
    cancel: async ({ order, code }) => {
      const body = JSON.stringify({ order_id: order, status: 'cancelled' });
      const reply = await ask(`${at(code)}/checkout`, { method: 'PUT', body });
      // It knows of none: there is nothing to end.
      return reply.kind === 'answer' && (reply.status < 300 || reply.status === 404 || reply.status === 410);
    },
  };
}

function answerOf(reply: Reply): CheckoutAnswer {
  if (reply.kind !== 'answer') return { kind: 'failed', trouble: reply.kind };
  const { status, text } = reply;
  if (status === 202) return { kind: 'preparing' };
  if (REFUSALS.has(status)) return { kind: 'refused', trouble: `refused ${status}` };
  if (status !== 200 && status !== 201) return { kind: 'failed', trouble: `status ${status}` };
  const reference = referenceIn(text);
  return reference === undefined ? { kind: 'failed', trouble: 'unreadable' } : { kind: 'booked', reference };
}
