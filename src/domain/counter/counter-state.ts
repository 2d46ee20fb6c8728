import { type Deadlines, deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { hasTickets, stateOf } from '#domain/orders/order-state.ts';
import { earliest, type Instant, latest } from '#kernel/instant.ts';
import { COUNTER_ACTIONS, type CounterAction, mayDo } from './counter-actions.ts';

/**
 * `open` until a moment or for good; `closed` since one; `nothing`: the reservation has nothing of the kind; `forbidden`: it
 * is for others to do.
 */
export type ActionVerdict = 'open' | 'closed' | 'nothing' | 'forbidden';

export interface ActionState {
  readonly act: CounterAction;
  readonly verdict: ActionVerdict;
  /** When it closes or closed; undefined where no clock counts. */
  readonly until: Instant | undefined;
}

export interface CounterCase {
  readonly reservation: Reservation;
  /** Departures of the dated journeys, each at the passenger's own boarding stop. */
  readonly boardings: readonly Instant[];
  /** It waits to be paid at the counter. */
  readonly isOrder: boolean;
  /** Money waits to be given back by people. */
  readonly owesMoney: boolean;
  readonly operator: Pick<Operator, 'role'>;
  readonly now: Instant;
}

/** The deadline (T1) at which an act closes. */
const CLOSING_DEADLINES: Partial<Record<CounterAction, keyof Deadlines>> = {
  take_cash: 'payAtCounterUntil',
  convert: 'releasedAt',
  exchange: 'exchangeUntil',
};

/** Until when an act is open: money for the whole trip until its first journey closes, seats until the last one does. */
export function closesAt(act: CounterAction, boardings: readonly Instant[]): Instant | undefined {
  const deadline = CLOSING_DEADLINES[act];
  if (deadline === undefined || boardings.length === 0) return undefined;
  const bounds = act === 'exchange' ? latest(...boardings) : earliest(...boardings);
  return deadlinesOf(bounds)[deadline];
}

/** What can be done for a reservation, and what no longer or not at all. The database's clock has the last word. */
export const actionStates = (asked: CounterCase): readonly ActionState[] =>
  COUNTER_ACTIONS.map((act) => ({ act, verdict: verdictOn(act, asked), until: closesAt(act, asked.boardings) }));

function verdictOn(act: CounterAction, asked: CounterCase): ActionVerdict {
  if (!mayDo(asked.operator, act)) return 'forbidden';
  const until = closesAt(act, asked.boardings);
  const isClosed = until !== undefined && asked.now >= until;
  if (isClosed && asked.reservation.status !== 'approved' && act !== 'exchange') return 'closed';
  if (!hasMatter(act, asked)) return 'nothing';
  return isClosed ? 'closed' : 'open';
}

function hasMatter(act: CounterAction, { reservation, isOrder, owesMoney, boardings }: CounterCase): boolean {
  const state = stateOf(reservation);
  switch (act) {
    case 'open':
    case 'read_log':
      return true;
    case 'take_cash':
    case 'convert':
      return isOrder && state.kind !== 'ended';
    case 'exchange':
      return hasTickets(state) && boardings.length > 0;
    case 'print':
      return state.kind === 'sold';
    case 'resend':
      return hasTickets(state);
    case 'refund_by_hand':
      return owesMoney;
  }
}
