import type { Reply } from '#adapters/payments/exchange.ts';
import { callOpenpay, type OpenpayAccount } from '#adapters/payments/openpay/api.ts';
import {
  errorCodeOf,
  type OpenpayCharge,
  type Outcome,
  outcomeOf,
  readCharge,
} from '#adapters/payments/openpay/charge.ts';
import { isTrouble, ORDER_EXISTS } from '#adapters/payments/openpay/errors.ts';
import { paymentOf } from '#adapters/payments/openpay/orders.ts';
import type { Absent, ChargeOwner, ChargeRequest, Declined, Unknown } from '#app/payment/ports.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { SECOND } from '#kernel/instant.ts';
import { decimalString } from '#kernel/money.ts';

/** Milliseconds. Two charges and two lookups together take less time than an unknown attempt needs to lapse. */
export interface Timeouts {
  readonly charge: number;
  readonly question: number;
}

export const TIMEOUTS: Timeouts = { charge: 15 * SECOND, question: 5 * SECOND };

export const UNKNOWN: Unknown = { kind: 'unknown' };
export const ABSENT: Absent = { kind: 'absent' };
const UNREACHED: Declined = { kind: 'declined', ref: undefined, fault: 'provider_unavailable' };

export type ChargesClient = ReturnType<typeof chargesClient>;

/** The charges of an account: creates them, finds them by our order or by the provider's id. */
export function chargesClient(account: OpenpayAccount, timeouts: Timeouts) {
  const ask = (path: string): Promise<Reply> =>
    callOpenpay(account, { method: 'GET', path, timeoutMs: timeouts.question });

  /** Undefined when the provider does not answer; absent when it has no such charge, or one without an order. */
  const byRef = async (ref: string): Promise<OpenpayCharge | Absent | undefined> => {
    const reply = await ask(`charges/${encodeURIComponent(ref)}`);
    if (reply.kind !== 'answer' || (reply.status !== 200 && reply.status !== 404)) return undefined;
    const charge = readCharge(reply.body);
    return charge?.id === ref ? charge : ABSENT;
  };

  return {
    post: (path: string, body: Readonly<Record<string, unknown>>): Promise<Reply> =>
      callOpenpay(account, { method: 'POST', path, body, timeoutMs: timeouts.charge }),
    byRef,
    /** Undefined when the provider does not answer. */
    byOrder: async (order: string): Promise<readonly OpenpayCharge[] | undefined> => {
      const reply = await ask(`charges?order_id=${encodeURIComponent(order)}`);
      if (reply.kind !== 'answer' || reply.status !== 200 || !Array.isArray(reply.body)) return undefined;
      return reply.body.flatMap((item) => readCharge(item) ?? []).filter(({ orderId }) => orderId === order);
    },
    attemptOf: async (ref: string): Promise<ChargeOwner> => {
      const found = await byRef(ref);
      if (!found) return UNKNOWN;
      const payment = 'kind' in found ? undefined : paymentOf(found.orderId);
      return payment === undefined ? { kind: 'foreign' } : { kind: 'ours', id: payment };
    },
  };
}

/** The fields sent with every charge. */
export const commonFields = ({ amount, description, customer }: ChargeRequest, order: string) => ({
  amount: Number(decimalString(amount)),
  currency: 'MXN',
  description,
  order_id: order,
  customer: {
    name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone_number: customer.phone,
  },
});

interface Hearing {
  /** Asks the provider for the state of the charge when its reply does not tell. */
  readonly look: () => Promise<Outcome | Absent>;
  readonly faultOf: (code: number) => ErrorCode;
}

/**
 * Maps the reply to a charge request to an outcome. After a timeout, a server error or "order exists", looks the charge
 * up.
 */
export async function outcomeOfReply(reply: Reply, { look, faultOf }: Hearing): Promise<Outcome> {
  if (reply.kind === 'unreached') return UNREACHED;
  if (reply.kind === 'answer') {
    const made = readCharge(reply.body);
    if (reply.status < 300 && made) return outcomeOf(made);
    const code = refusalOf(reply);
    if (code !== undefined && code !== ORDER_EXISTS && !isTrouble(reply.status, code)) {
      return { kind: 'declined', ref: undefined, fault: faultOf(code) };
    }
  }
  const found = await look();
  return found.kind === 'absent' ? UNKNOWN : found;
}

export const refusalOf = (reply: Reply): number | undefined =>
  reply.kind === 'answer' && reply.status >= 400 ? errorCodeOf(reply.body) : undefined;

/** A charge with money wins, then one that may still become money, then a refusal. */
export const decisive = (charges: readonly OpenpayCharge[]): OpenpayCharge | undefined =>
  charges.find((charge) => outcomeOf(charge).kind === 'charged') ??
  charges.find((charge) => outcomeOf(charge).kind !== 'declined') ??
  charges[0];
