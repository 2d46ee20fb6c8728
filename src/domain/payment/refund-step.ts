import { BASKET_SHARE } from '#domain/payment/basket-share.ts';

/** What a refund comes to: paid, left to people, or to be tried again. */
export type RefundOutcome = 'paid' | 'by_hand' | 'again';

interface KnownRefund {
  readonly state: 'due' | 'by_hand' | 'paid';
  readonly outcome: RefundOutcome;
}

/** What an outcome does to a refund, which is paid once: it changes nothing, is noted, or is booked as well. */
export function refundStep({ state, outcome }: KnownRefund): 'nothing' | 'note' | 'book' {
  if (state === 'paid' || outcome === 'again') return 'nothing';
  return outcome === 'paid' ? 'book' : 'note';
}

interface PaidRefund {
  readonly provider: string;
  /** A part of the payment. */
  readonly isShare: boolean;
}

/**
 * Which letter reports a refund that was paid. The money of a share of a basket goes on to the payment of the basket,
 * which reports it once it is back.
 */
export function refundLetter({ provider, isShare }: PaidRefund): 'whole' | 'share' | undefined {
  if (provider === BASKET_SHARE) return undefined;
  return isShare ? 'share' : 'whole';
}
