import type { ShareReason } from '#domain/payment/share-reason.ts';
import { type Centavos, plus, sum, ZERO } from '#kernel/money.ts';
import { type BackShare, byLinkOf, bySource, paidFromOf } from './back-share.ts';
import type { CompensationLine } from './compensation.ts';
import type { DifferenceLine } from './difference.ts';
import { givesUp, type RefundLine } from './money-back.ts';
import type { RefundMeans } from './offer.ts';
import { sharesByRate, taxOfDifference, taxOfRefund, type TaxedShare } from './refund-tax.ts';
import { type OpenSale, type SaleShare, shareOut } from './reverse-sale.ts';
import type { TicketsStatus, ValidTicket } from './tickets-status.ts';

/** What is refunded and how it was computed, line by line. */
export interface Decision {
  /** The cancelled or examined tickets; empty when the passengers still travel. */
  readonly lines: readonly RefundLine[];
  readonly compensation: readonly CompensationLine[];
  /** For tickets that stay valid. */
  readonly differences: readonly DifferenceLine[];
  /** How the money of the lines and differences is refunded. */
  readonly means: RefundMeans;
}

/** Folios of the tickets cancelled by it. */
export const givenUpBy = ({ lines }: Pick<Decision, 'lines'>): readonly string[] =>
  lines.filter(givesUp).map(({ folio }) => folio);

/** Net and tax of everything refunded, split ticket by ticket, at the rates of the sale. */
export function taxOfDecision(
  { lines, differences, means }: Pick<Decision, 'lines' | 'differences' | 'means'>,
  { tickets }: Pick<TicketsStatus, 'tickets'>,
): readonly TaxedShare[] {
  const ticketOf = (of: string): ValidTicket => tickets.find(({ folio }) => folio === of)!;
  return sharesByRate([
    ...lines.flatMap(({ folio, money, credit }) => taxOfRefund(ticketOf(folio), means === 'original' ? money : credit)),
    ...differences.map(({ folio, amount }) => taxOfDifference(ticketOf(folio), amount)),
  ]);
}

/**
 * Which sources an offer would be refunded to. The offer was computed without a lock: a refund made in the meantime
 * reduces it.
 */
export function offeredShares(
  sales: readonly OpenSale[],
  offered: Pick<Decision, 'lines' | 'differences'>,
  ticketsStatus: Pick<TicketsStatus, 'tickets'>,
): readonly BackShare[] {
  const { parts } = shareOut(sales, taxOfDecision({ ...offered, means: 'original' }, ticketsStatus));
  return bySource(parts.map(({ sale, amount }) => ({ from: paidFromOf(sale), amount, ...byLinkOf(sale) })));
}

/** The amounts of a decision, by what happens to them. */
export interface DecidedAmounts {
  /** By the original way. */
  readonly money: Centavos;
  /** As credit, compensation included. */
  readonly credited: Centavos;
  /** On top of what was sold: paid by the carrier. */
  readonly compensated: Centavos;
}

export function decidedAmounts(
  { means, compensation }: Pick<Decision, 'means' | 'compensation'>,
  shares: readonly Pick<SaleShare, 'amount'>[],
): DecidedAmounts {
  const amount = sum(shares.map((share) => share.amount));
  const compensated = sum(compensation.map(({ credit }) => credit));
  return means === 'original'
    ? { money: amount, credited: compensated, compensated }
    : { money: ZERO, credited: plus(compensated, amount), compensated };
}

/** Why the money is refunded. */
export function reasonOf({ lines, differences }: Pick<Decision, 'lines' | 'differences'>): ShareReason {
  if (differences.length > 0) return 'service';
  return lines.some(({ rule }) => rule === 'delay' || rule === 'half') ? 'delay' : 'cancelled';
}

/** Where the money of a decision goes. */
export interface Destinations {
  /** Becomes credit that can be spent; undefined: none is opened. */
  readonly credited: Centavos | undefined;
  /** What was sold becomes credit, too; otherwise it is owed to the payer, for this reason. */
  readonly sales: { readonly kind: 'credit' } | { readonly kind: 'owed'; readonly reason: ShareReason };
}

/** Compensation is always credit; the price of what was sold goes back as it was asked for. */
export const destinationsOf = (decision: Decision, { credited }: DecidedAmounts): Destinations => ({
  credited: credited > 0 ? credited : undefined,
  sales: decision.means === 'credit' ? { kind: 'credit' } : { kind: 'owed', reason: reasonOf(decision) },
});
