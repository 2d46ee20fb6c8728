import { type Delay, rightOf } from '#domain/disruptions/delay.ts';
import { shareOf } from '#domain/disruptions/round.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { type Centavos, centavos, minus, ZERO } from '#kernel/money.ts';
import { GUARANTEE_PERCENT, LEGAL_COMPENSATION_PERCENT } from './refund-terms.ts';
import type { ValidTicket } from './tickets-status.ts';

/** The additional credit a delay gives, and how it was computed. */
export interface CompensationLine {
  readonly folio: string;
  readonly passenger: number;
  readonly direction: Direction;
  readonly rule: 'guarantee' | 'compensation';
  readonly basis: Centavos;
  readonly percent: number;
  /** Compensation already given. */
  readonly earlier: Centavos;
  readonly credit: Centavos;
}

/** Undefined when the delay gives nothing, or nothing more. */
export function compensationLine(ticket: ValidTicket): CompensationLine | undefined {
  const share = ticket.delay && shareFor(ticket.delay);
  if (!share) return undefined;
  const { folio, passenger, direction, total, compensated } = ticket;
  const credit = minus(shareOf(total, share.percent), centavos(Math.min(compensated, shareOf(total, share.percent))));
  return credit === ZERO
    ? undefined
    : { folio, passenger, direction, ...share, basis: total, earlier: compensated, credit };
}

/**
 * The law requires the carrier to be the cause; the carrier's own guarantee does not, but requires that the bus ran.
 */
function shareFor(delay: Delay): Pick<CompensationLine, 'rule' | 'percent'> | undefined {
  const right = rightOf(delay);
  if (right === 'none') return undefined;
  if (right === 'refund' && delay.isOurs) return { rule: 'compensation', percent: LEGAL_COMPENSATION_PERCENT };
  return delay.minutes === undefined ? undefined : { rule: 'guarantee', percent: GUARANTEE_PERCENT };
}
