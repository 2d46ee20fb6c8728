import { callOpenpay, type OpenpayAccount } from '#adapters/payments/openpay/api.ts';
import { readCharge } from '#adapters/payments/openpay/charge.ts';
import { paymentOf } from '#adapters/payments/openpay/orders.ts';
import type { DateRange, TakenCharge } from '#app/payment/ports.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** Most charges in one answer. */
const PAGE = 100;

/** The money is, or was, with the provider. */
const TAKEN = new Set(['completed', 'refunded', 'chargeback_pending', 'chargeback_accepted', 'chargeback_adjustment']);

interface Asked extends DateRange {
  /** Cards and stores are different providers to us, and one account to it. */
  readonly method: 'card' | 'store';
  /** Milliseconds to wait for each page. */
  readonly timeouts: number;
}

/** Charges made on some days for which money was taken; undefined when the provider does not answer. */
export async function takenCharges(account: OpenpayAccount, asked: Asked): Promise<readonly TakenCharge[] | undefined> {
  const taken: TakenCharge[] = [];
  // Newest first: what is added meanwhile shows a charge twice, and never hides one.
  for (let offset = 0; ; offset += PAGE) {
    const days = `creation[gte]=${asked.from}&creation[lte]=${asked.to}`;
    const path = `charges?${days}&limit=${PAGE}&offset=${offset}`;
    const reply = await callOpenpay(account, { method: 'GET', path, timeoutMs: asked.timeouts });
    if (reply.kind !== 'answer' || reply.status !== 200 || !Array.isArray(reply.body)) return undefined;
    taken.push(...reply.body.flatMap((item) => takenOf(item, asked.method) ?? []));
    if (reply.body.length < PAGE) return taken;
  }
}

interface Fields {
  readonly operation_date?: unknown;
  readonly refund?: { readonly amount?: unknown; readonly creation_date?: unknown };
}

function takenOf(item: unknown, method: Asked['method']): TakenCharge | undefined {
  const charge = readCharge(item);
  const { operation_date: at, refund } = item as Fields;
  if (!charge || charge.method !== method || !TAKEN.has(charge.status)) return undefined;
  const amount = centavos(Math.round(charge.amount * 100));
  // Only the last refund is shown; one that is refunded altogether was refunded all of it.
  const back = charge.status === 'refunded' ? amount : centavos(Math.round(Number(refund?.amount ?? 0) * 100));
  return {
    payment: paymentOf(charge.orderId),
    ref: charge.id,
    amount,
    at: instant(Date.parse(String(at))),
    refunded: back,
    refundedAt: back > 0 ? instant(Date.parse(String(refund?.creation_date ?? at))) : undefined,
  };
}
