import { callOpenpay, type OpenpayAccount } from '#adapters/payments/openpay/api.ts';
import { readCharge } from '#adapters/payments/openpay/charge.ts';
import { paymentOf } from '#adapters/payments/openpay/orders.ts';
import type { DateRange, TakenCharge } from '#app/payment/ports.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** Maximum number of charges per page. */
const PAGE = 100;

/** Statuses of charges for which the provider has, or had, the money. */
const TAKEN = new Set(['completed', 'refunded', 'chargeback_pending', 'chargeback_accepted', 'chargeback_adjustment']);

interface Asked extends DateRange {
  /** Cards and stores are two providers to us, but one account at Openpay. */
  readonly method: 'card' | 'store';
  /** Milliseconds to wait for each page. */
  readonly timeouts: number;
}

/** Charges created on these days for which money was taken; undefined when the provider does not answer. */
export async function takenCharges(account: OpenpayAccount, asked: Asked): Promise<readonly TakenCharge[] | undefined> {
  const taken: TakenCharge[] = [];
  // Newest first: a charge added meanwhile causes a duplicate, never a gap.
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
  // The provider shows only the last refund; a charge with status `refunded` was refunded in full.
  const isWhole = charge.status === 'refunded';
  const back = isWhole ? amount : centavos(Math.round(Number(refund?.amount ?? 0) * 100));
  return {
    payment: paymentOf(charge.orderId),
    ref: charge.id,
    amount,
    at: instant(Date.parse(String(at))),
    refunded: back,
    refundedAt: back > 0 ? instant(Date.parse(String(refund?.creation_date ?? at))) : undefined,
    ...(back > 0 && !isWhole && { isLastRefund: true }),
  };
}
