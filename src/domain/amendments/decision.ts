import type { ShareReason } from '#domain/payment/share-reason.ts';
import { type Centavos, plus, sum, ZERO } from '#kernel/money.ts';
import { type BackShare, bySource, paidFromOf } from './back-share.ts';
import type { CompensationLine } from './compensation.ts';
import type { DifferenceLine } from './difference.ts';
import { givesUp, type RefundLine } from './money-back.ts';
import type { RefundMeans } from './offer.ts';
import { sharesByRate, taxOfDifference, taxOfRefund, type TaxedShare } from './refund-tax.ts';
import { type OpenSale, type SaleShare, shareOut } from './reverse-sale.ts';
import type { TicketsStatus, ValidTicket } from './tickets-status.ts';

/** What is given back, and how it was found, line by line. */
export interface Decision {
  /** Tickets that are given up or were looked at; empty where somebody travels all the same. */
  readonly lines: readonly RefundLine[];
  readonly compensation: readonly CompensationLine[];
  /** Of tickets that stay good. */
  readonly differences: readonly DifferenceLine[];
  /** How the money of the lines and differences goes back. */
  readonly means: RefundMeans;
}

/** Folios of the tickets that are given up for it. */
export const givenUpBy = ({ lines }: Pick<Decision, 'lines'>): readonly string[] =>
  lines.filter(givesUp).map(({ folio }) => folio);

/** Net and tax of everything that goes back, split ticket by ticket, by the rates it was sold at. */
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
 * Where the money of an offer would go back to. The offer was made without a lock: where somebody else was given money back
 * meanwhile there is less of it.
 */
export function offeredShares(
  sales: readonly OpenSale[],
  offered: Pick<Decision, 'lines' | 'differences'>,
  ticketsStatus: Pick<TicketsStatus, 'tickets'>,
): readonly BackShare[] {
  const { parts } = shareOut(sales, taxOfDecision({ ...offered, means: 'original' }, ticketsStatus));
  return bySource(parts.map(({ sale, amount }) => ({ from: paidFromOf(sale), amount })));
}

/** What a decision gives, by what becomes of it. */
export interface DecidedAmounts {
  /** By the way it was paid. */
  readonly money: Centavos;
  /** As credit, compensation included. */
  readonly credited: Centavos;
  /** Besides what was sold: it costs the house. */
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

/** Why its money goes back. */
export function reasonOf({ lines, differences }: Pick<Decision, 'lines' | 'differences'>): ShareReason {
  if (differences.length > 0) return 'service';
  return lines.some(({ rule }) => rule === 'delay' || rule === 'half') ? 'delay' : 'cancelled';
}
