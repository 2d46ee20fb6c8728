import { isFromAccount } from '#domain/payment/buyers-account.ts';
import type { ShareReason } from '#domain/payment/share-reason.ts';
import { type Centavos, centavos, plus, sum } from '#kernel/money.ts';
import { type BackShare, byLinkOf, bySource, paidFromOf } from './back-share.ts';
import type { CompensationLine } from './compensation.ts';
import type { DifferenceLine } from './difference.ts';
import { givesUp, type RefundLine } from './money-back.ts';
import type { RefundMeans } from './offer.ts';
import { sharesByRate, taxOfDifference, taxOfRefund, type TaxedShare } from './refund-tax.ts';
import { noneMissing, type OpenSale, type SaleShare, shareOut, type TakenOut } from './reverse-sale.ts';
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
 * What a decision takes out of the sales. What was paid from an account in our ledger goes back to it on the terms of
 * credit, whatever is chosen for the rest.
 */
function takenOut(
  sales: readonly OpenSale[],
  decision: Pick<Decision, 'lines' | 'differences' | 'means'>,
  ticketsStatus: Pick<TicketsStatus, 'tickets'>,
): TakenOut {
  const of = (means: RefundMeans) => taxOfDecision({ ...decision, means }, ticketsStatus);
  const asCredit = shareOut(atOneShare(sales, decision, ticketsStatus), of('credit'));
  if (decision.means === 'credit' || decision.lines.every(({ money, credit }) => money === credit)) return asCredit;
  const toAccounts = asCredit.parts.filter(isToAccount);
  if (toAccounts.length === 0) return shareOut(sales, of('original'));
  const rest = asCredit.parts.flatMap((part) => (isToAccount(part) ? [] : [openPart(part)]));
  return { ...asCredit, parts: [...toAccounts, ...shareOut(rest, of('original')).parts] };
}

const openPart = ({ sale, net, vat }: SaleShare): OpenSale => ({ ...sale, net, vat });

/**
 * The sales as far as a decision takes out of them, if it gives a part of what tickets cost: the same part of each, so
 * that points for a bag are not given back whole out of what a card paid for the fare.
 */
function atOneShare(
  sales: readonly OpenSale[],
  { lines, differences }: Pick<Decision, 'lines' | 'differences'>,
  ticketsStatus: Pick<TicketsStatus, 'tickets'>,
): readonly OpenSale[] {
  const whole = lines.map((line) => (line.rule === 'ladder' ? { ...line, credit: line.basis } : line));
  const [given, most] = [lines, whole].map((some) => sum(some.map(({ credit }) => credit)));
  if (differences.length > 0 || given === most) return sales;
  const { parts, missing } = shareOut(
    sales,
    taxOfDecision({ lines: whole, differences, means: 'credit' }, ticketsStatus),
  );
  const share = (amount: Centavos) => centavos(Math.ceil((amount * given!) / most!));
  return missing > 0 ? sales : parts.map(({ sale, net, vat }) => ({ ...sale, net: share(net), vat: share(vat) }));
}

/** What is taken out of each sale for a decision, which must not exceed them. */
export const partsOf = (...taken: Parameters<typeof takenOut>): readonly SaleShare[] => noneMissing(takenOut(...taken));

/**
 * Which sources an offer would be refunded to. The offer was computed without a lock: a refund made in the meantime
 * reduces it.
 */
export function offeredShares(
  sales: readonly OpenSale[],
  offered: Pick<Decision, 'lines' | 'differences'>,
  ticketsStatus: Pick<TicketsStatus, 'tickets'>,
): readonly BackShare[] {
  const { parts } = takenOut(sales, { ...offered, means: 'original' }, ticketsStatus);
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
  decision: Decision,
  shares: readonly Pick<SaleShare, 'amount' | 'sale'>[],
): DecidedAmounts {
  const { owed, kept } = byPayer(decision, shares);
  const compensated = sum(decision.compensation.map(({ credit }) => credit));
  return { money: amountOf(owed), credited: plus(compensated, amountOf(kept)), compensated };
}

const amountOf = (shares: readonly Pick<SaleShare, 'amount'>[]): Centavos => sum(shares.map(({ amount }) => amount));

/**
 * What is owed to its payer, and what becomes credit. Credit is never made of points, of what an agency or another credit
 * paid, nor of money that goes back to another person.
 */
const byPayer = <Part extends PaidPart>(decision: Decision, parts: readonly Part[]) => ({
  owed: parts.filter((part) => isOwed(decision, part)),
  kept: parts.filter((part) => !isOwed(decision, part)),
});

type PaidPart = { readonly sale: Pick<OpenSale, 'provider' | 'isByLink'> };

const isToAccount = ({ sale }: PaidPart): boolean => isFromAccount(sale.provider);

const isOwed = (decision: Decision, part: PaidPart): boolean =>
  decision.means === 'original' || isToAccount(part) || (part.sale.isByLink && isMoneyBack(decision));

/** Whether money goes back, if that is wanted; otherwise the carrier gives credit alone. */
const isMoneyBack = ({ lines, differences }: Pick<Decision, 'lines' | 'differences'>): boolean =>
  differences.length > 0 || lines.some(({ money }) => money > 0);

/** Why the money is refunded. */
export function reasonOf({ lines, differences }: Pick<Decision, 'lines' | 'differences'>): ShareReason {
  if (differences.length > 0) return 'service';
  return lines.some(({ rule }) => rule === 'delay' || rule === 'half') ? 'delay' : 'cancelled';
}

/** Where the money of a decision goes. */
export interface Destinations<Part> {
  /** Becomes credit that can be spent; undefined: none is opened. */
  readonly credited: Centavos | undefined;
  /** The parts of what was sold that are owed to their payers, for this reason. */
  readonly owed: readonly Part[];
  readonly reason: ShareReason;
  /** Those that become credit. */
  readonly kept: readonly Part[];
}

/** Compensation is always credit; the price of what was sold goes back as it was asked for. */
export const destinationsOf = <Part extends PaidPart>(
  decision: Decision,
  { credited }: DecidedAmounts,
  parts: readonly Part[],
): Destinations<Part> => ({
  credited: credited > 0 ? credited : undefined,
  ...byPayer(decision, parts),
  reason: reasonOf(decision),
});
