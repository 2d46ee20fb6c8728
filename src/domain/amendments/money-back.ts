import { type RefundTier, tierAt } from './refund-tiers.ts';
import { rightOf } from '#domain/disruptions/delay.ts';
import { ONE_LEG_USED_REFUND_PERCENT } from './refund-terms.ts';
import { shareOf } from '#domain/disruptions/round.ts';
import { isUsed, type ValidTicket } from './tickets-status.ts';
import { leftOf, worthOf } from './ticket-worth.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, percentOf, plus } from '#kernel/money.ts';

/** The rule that determines what a ticket refunds. */
export type RefundRule =
  /** More than two hours late, or not running, and nothing used: everything (T33). */
  | 'delay'
  /** The same for the return of a round trip with its outbound leg used: half of both. */
  | 'half'
  | 'ladder'
  /** The passenger travelled, or the bus has left. */
  | 'used'
  /** Too late to cancel. */
  | 'closed';

/** What one ticket refunds, and how it was computed. */
export interface RefundLine {
  readonly folio: string;
  readonly passenger: number;
  readonly direction: Direction;
  readonly rule: RefundRule;
  /** The base of the percentage: what is left of the amount paid. */
  readonly basis: Centavos;
  readonly moneyPercent: number;
  readonly creditPercent: number;
  /** By the original way, or instead as credit. What was paid from an account in our ledger goes back there as credit would. */
  readonly money: Centavos;
  readonly credit: Centavos;
}

export interface Terms {
  readonly tiers: readonly RefundTier[];
  /** Its second bus is refunded whole, also after the first one: there is no round trip to halve. */
  readonly isConnection?: boolean;
  readonly now: Instant;
}

/** What a ticket refunds, given the other valid tickets of its reservation. */
export function refundLine(ticket: ValidTicket, all: readonly ValidTicket[], terms: Terms): RefundLine {
  const { now } = terms;
  const other = all.find(
    ({ passenger, direction }) => passenger === ticket.passenger && direction !== ticket.direction,
  );
  if (ticket.isBoarded) return line(ticket, { rule: 'used' });
  if (rightOf(ticket.delay) === 'refund') {
    return !terms.isConnection && ticket.direction === 'return' && other && isSpent(other, now)
      ? line(ticket, {
          rule: 'half',
          percent: ONE_LEG_USED_REFUND_PERCENT,
          basis: plus(leftOf(ticket), worthOf(other)),
        })
      : line(ticket, { rule: 'delay', percent: ALL });
  }
  if (isUsed(ticket, now) || now >= ticket.lastsUntil) return line(ticket, { rule: 'used' });
  // Nothing was used: the other ticket's delay entitles to a refund of this one too.
  if (other && !other.isBoarded && rightOf(other.delay) === 'refund')
    return line(ticket, { rule: 'delay', percent: ALL });
  return ladderLine(ticket, terms);
}

/**
 * Whether a journey is over and refunds nothing; if its bus was late enough for a refund and the passenger did not
 * board, its full price is refunded.
 */
const isSpent = (ticket: ValidTicket, now: Instant): boolean =>
  ticket.isBoarded || (isUsed(ticket, now) && rightOf(ticket.delay) !== 'refund');

const ALL = 100;

interface Given {
  readonly rule: RefundRule;
  readonly percent?: number;
  readonly basis?: Centavos;
}

function line(ticket: ValidTicket, { rule, percent = 0, basis = leftOf(ticket) }: Given): RefundLine {
  const amount = shareOf(basis, percent);
  return {
    ...names(ticket),
    rule,
    basis,
    moneyPercent: percent,
    creditPercent: percent,
    money: amount,
    credit: amount,
  };
}

function ladderLine(ticket: ValidTicket, { tiers, now }: Terms): RefundLine {
  const tier = tierAt(tiers, ticket.departsAt, now);
  if (!tier) return line(ticket, { rule: 'closed' });
  const basis = leftOf(ticket);
  return {
    ...names(ticket),
    rule: 'ladder',
    basis,
    moneyPercent: tier.money,
    creditPercent: tier.credit,
    money: percentOf(basis, tier.money),
    credit: percentOf(basis, tier.credit),
  };
}

const names = ({ folio, passenger, direction }: ValidTicket) => ({ folio, passenger, direction });

/** Whether this refund cancels the ticket. */
export const givesUp = ({ rule }: RefundLine): boolean => rule === 'delay' || rule === 'half' || rule === 'ladder';
