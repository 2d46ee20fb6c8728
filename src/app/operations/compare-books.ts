import type { BookedPayment, BookedRefund, Span } from '#app/operations/ports.ts';
import type { PaymentId, TakenCharge } from '#app/payment/ports.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, minus, plus, sum, ZERO } from '#kernel/money.ts';

export interface Figures {
  readonly captured: Centavos;
  readonly refunded: Centavos;
}

export interface Difference {
  readonly kind: /** The provider took money that we did not book. */
    | 'not_booked'
    /** We booked money that the provider does not have. */
    | 'not_at_provider'
    | 'amount_differs'
    | 'refund_differs';
  readonly provider: string;
  readonly payment: PaymentId;
  readonly ref: string | undefined;
  readonly ours: Centavos;
  readonly theirs: Centavos;
}

export interface Comparison {
  readonly theirs: Figures;
  readonly differences: readonly Difference[];
}

export interface Books {
  readonly provider: string;
  /** Everything booked that day, and the bookings of all payments the provider lists. */
  readonly ours: readonly BookedPayment[];
  /** What the provider took around that day. */
  readonly theirs: readonly TakenCharge[];
  readonly day: Span;
}

const isWithin = ({ from, to }: Span, at: Instant | undefined): boolean => at !== undefined && at >= from && at < to;

/**
 * Compares a day of our ledger with a provider's, payment by payment. A payment belongs to the day we booked it, even
 * if we were notified after midnight; one we did not book, to the day the provider took it. So nothing is reported
 * twice or missed.
 */
export function compareBooks({ provider, ours, theirs, day }: Books): Comparison {
  const booked = new Map(ours.map((payment) => [payment.payment, payment]));
  const taken = byPayment(theirs);
  let figures: Figures = { captured: ZERO, refunded: ZERO };
  const differences: Difference[] = [];

  for (const payment of new Set([...booked.keys(), ...taken.keys()])) {
    const [own, other] = [booked.get(payment), taken.get(payment)];
    const facts = { provider, payment, ref: own?.ref ?? other?.ref };
    if (isWithin(day, own?.captured?.at ?? other?.at)) {
      const [mine, its] = [own?.captured?.amount ?? ZERO, other?.amount ?? ZERO];
      figures = { ...figures, captured: plus(figures.captured, its) };
      const kind = mine === ZERO ? 'not_booked' : its === ZERO ? 'not_at_provider' : 'amount_differs';
      if (mine !== its) differences.push({ kind, ...facts, ours: mine, theirs: its });
    }
    if (!other) continue;
    const back = comparedRefunds(own?.refunds ?? [], other, day);
    if (!back) continue;
    figures = { ...figures, refunded: plus(figures.refunded, back.ofDay) };
    if (back.ours !== back.theirs) {
      differences.push({ kind: 'refund_differs', ...facts, ours: back.ours, theirs: back.theirs });
    }
  }
  return { theirs: figures, differences };
}

interface ComparedRefunds {
  /** Everything that was refunded of the payment, on whichever day. */
  readonly ours: Centavos;
  readonly theirs: Centavos;
  /** What the provider refunded on the day: all but what we booked on other days. */
  readonly ofDay: Centavos;
}

/**
 * The refunds of a payment if they concern the day: we booked one of them then, or the provider then made the last of
 * them, and the sums differ. A provider knows sums and the last moment only.
 */
function comparedRefunds(refunds: readonly BookedRefund[], other: TakenCharge, day: Span): ComparedRefunds | undefined {
  const sent = refunds.filter(({ byHand }) => !byHand);
  const today = sent.filter(({ at }) => isWithin(day, at));
  const ours = amountOf(sent);
  // Earlier ones of which the provider says nothing are trusted.
  const unlisted = other.isLastRefund ? amountOf(sent.slice(0, -1)) : ZERO;
  const theirs = plus(other.refunded, unlisted);
  if (today.length === 0 && (ours === theirs || !isWithin(day, other.refundedAt))) return undefined;
  const before = minus(ours, amountOf(today));
  return { ours, theirs, ofDay: theirs > before ? minus(theirs, before) : ZERO };
}

const amountOf = (refunds: readonly BookedRefund[]): Centavos => sum(refunds.map(({ amount }) => amount));

/** A charge listed twice counts once; two charges for one payment took the money twice, and must be reported. */
function byPayment(charges: readonly TakenCharge[]): ReadonlyMap<PaymentId, TakenCharge> {
  const each = new Map(charges.map((charge) => [charge.ref, charge])).values();
  const taken = new Map<PaymentId, TakenCharge>();
  for (const charge of each) {
    if (!charge.payment) continue;
    const other = taken.get(charge.payment);
    const [amount, refunded] = [other?.amount ?? ZERO, other?.refunded ?? ZERO];
    const refundedAt = charge.refundedAt ?? other?.refundedAt;
    const isLastRefund = charge.isLastRefund === true || other?.isLastRefund === true;
    const sums = { amount: plus(amount, charge.amount), refunded: plus(refunded, charge.refunded), refundedAt };
    taken.set(charge.payment, { ...charge, ...sums, isLastRefund });
  }
  return taken;
}
