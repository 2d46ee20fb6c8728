import { type Delay, rightOf } from '#domain/disruptions/delay.ts';
import { shareOf } from '#domain/disruptions/round.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { type Centavos, centavos, minus, ZERO } from '#kernel/money.ts';
import { GUARANTEE_PERCENT, LEGAL_COMPENSATION_PERCENT } from './refund-terms.ts';
import type { ValidTicket } from './tickets-status.ts';

/** What a delay gives as well, as credit, and how that was found. */
export interface CompensationLine {
  readonly folio: string;
  readonly passenger: number;
  readonly direction: Direction;
  readonly rule: 'guarantee' | 'compensation';
  readonly basis: Centavos;
  readonly percent: number;
  /** What was given for it before. */
  readonly earlier: Centavos;
  readonly credit: Centavos;
}

/** Undefined where the delay gives nothing, or nothing more. */
export function compensationLine(ticket: ValidTicket): CompensationLine | undefined {
  const share = ticket.delay && shareFor(ticket.delay);
  if (!share) return undefined;
  const { folio, passenger, direction, total, compensated } = ticket;
  const credit = minus(shareOf(total, share.percent), centavos(Math.min(compensated, shareOf(total, share.percent))));
  return credit === ZERO
    ? undefined
    : { folio, passenger, direction, ...share, basis: total, earlier: compensated, credit };
}

/** The law asks for the cause to be the carrier's; the carrier's own guarantee does not, but for a bus that did run. */
function shareFor(delay: Delay): Pick<CompensationLine, 'rule' | 'percent'> | undefined {
  const right = rightOf(delay);
  if (right === 'none') return undefined;
  if (right === 'refund' && delay.isOurs) return { rule: 'compensation', percent: LEGAL_COMPENSATION_PERCENT };
  return delay.minutes === undefined ? undefined : { rule: 'guarantee', percent: GUARANTEE_PERCENT };
}
