import type { CardType } from '#domain/payment/card-type.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import type { Order } from '#domain/orders/order.ts';
import type { TillMeans, TillTerms } from '#domain/orders/till-terms.ts';
import { terminalReference } from '#domain/payment/terminal.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, minus, ZERO } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';

/** How an order was paid: into the till, or by card on the call centre's own terminal, which authorised it. */
export type CounterMoney =
  | { readonly kind: 'cash'; readonly received: Centavos | undefined }
  | { readonly kind: 'terminal'; readonly authorisation: string; readonly cardType: CardType };

/** An order for which money is offered at a counter, as it is under its locks. */
export interface TillCase {
  readonly order: Pick<Order, 'status' | 'expired' | 'holdUntil'>;
  /** Its payment at the counter has no outcome yet. */
  readonly isPending: boolean;
  /** Of all its items, now. */
  readonly total: Centavos;
  /** Of its items; undefined for one that is never paid at a counter. */
  readonly terms: readonly (TillTerms | undefined)[];
  readonly means: TillMeans;
  /** The amount the traveller was told; undefined accepts the current price. */
  readonly told: Centavos | undefined;
  readonly now: Instant;
}

const CLOSED: Readonly<Record<TillMeans, ErrorCode>> = { cash: 'cash_closed', terminal: 'conversion_closed' };

/** Why a counter takes no money for an order. The strictest of its items applies to all of it. */
export function tillRefusal(asked: TillCase): Fault | undefined {
  const { order, isPending, total, told, now } = asked;
  if (order.status === 'approved') return fault('already_paid', 'code');
  const refusal = closed(asked) ?? refused(asked);
  if (refusal) return refusal;
  const isOver = order.expired || (order.holdUntil !== undefined && order.holdUntil <= now);
  if (!isPending || isOver) return fault('no_order_waits', 'code');
  return told === undefined || told === total ? undefined : fault('price_changed', 'total', { total });
}

/** The item that closes first names its moment, in its own zone. */
function closed({ terms, means, now }: TillCase): Fault | undefined {
  const closings = terms.flatMap((one) => one?.closing ?? []);
  const [first] = closings.toSorted((a, b) => a.at[means] - b.at[means]);
  if (!first || now < first.at[means]) return undefined;
  return fault(CLOSED[means], 'code', { until: isoInZone(first.at[means], first.zone) });
}

function refused({ terms }: TillCase): Fault | undefined {
  const codes = terms.flatMap((one) => (one ? (one.refusal ?? []) : 'process_cannot_continue'));
  return codes[0] && fault(codes[0], 'code');
}

/** Money as it was counted. */
export interface CountedMoney {
  /** Cash received, and the change returned. */
  readonly received: Centavos;
  readonly change: Centavos;
  readonly authorisation?: string;
}

/** What is received and returned for an amount; a terminal takes it exactly. Fails with `cash_short`. */
export function countMoney(amount: Centavos, money: CounterMoney): Result<CountedMoney, Fault> {
  if (money.kind === 'terminal') return ok({ received: amount, change: ZERO, authorisation: money.authorisation });
  const received = money.received ?? amount;
  if (received < amount) return fail(fault('cash_short', 'received', { missing: amount - received }));
  return ok({ received, change: minus(received, amount) });
}

/** Money that is offered for an order. */
export interface OfferedMoney extends Omit<TillCase, 'means'> {
  /** To be paid. */
  readonly amount: Centavos;
  readonly money: CounterMoney;
}

/** Money that a counter takes for an order, as counted, or why it takes none. */
export function tillVerdict({ amount, money, ...asked }: OfferedMoney): Result<CountedMoney, Fault> {
  const refusal = tillRefusal({ ...asked, means: money.kind });
  return refusal ? fail(refusal) : countMoney(amount, money);
}

/** How money is named in the books: cash has no reference of its own; an authorisation is valid for one payment. */
export const referenceOf = (money: CounterMoney, payment: string): string =>
  money.kind === 'terminal' ? terminalReference(money.authorisation) : payment;

/** The card it was charged to, which decides the form of payment on an invoice; undefined for cash. */
export const cardTypeOf = (money: CounterMoney): CardType | undefined =>
  money.kind === 'terminal' ? money.cardType : undefined;

/** How taking it is named in the audit log. */
export const actionOf = (money: CounterMoney) =>
  money.kind === 'terminal'
    ? ({ action: 'order.converted', note: money.authorisation } as const)
    : ({ action: 'cash.taken' } as const);
