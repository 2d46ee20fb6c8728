import { type Deadlines, deadlinesOf, TILL_DEADLINES } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { hasTickets, stateOf } from '#domain/orders/order-state.ts';
import { earliest, type Instant, latest } from '#kernel/instant.ts';
import { COUNTER_ACTIONS, type CounterAction, mayDo } from './counter-actions.ts';

/**
 * `open` until a moment or without end; `closed` since a moment; `nothing`: the reservation has nothing to act on;
 * `forbidden`: it is for other roles.
 */
export type ActionVerdict = 'open' | 'closed' | 'nothing' | 'forbidden';

export interface ActionState {
  readonly act: CounterAction;
  readonly verdict: ActionVerdict;
  /** When it closes or closed; undefined when no deadline applies. */
  readonly until: Instant | undefined;
}

export interface CounterCase {
  readonly reservation: Reservation;
  /** Departures of the dated journeys, each at the passenger's own boarding stop. */
  readonly boardings: readonly Instant[];
  /** It waits to be paid at the counter. */
  readonly isOrder: boolean;
  /** It has a pending manual refund. */
  readonly owesMoney: boolean;
  readonly operator: Pick<Operator, 'role'>;
  readonly now: Instant;
}

/** The deadline (T1) at which an action closes. */
const CLOSING_DEADLINES: Partial<Record<CounterAction, keyof Deadlines>> = {
  take_cash: TILL_DEADLINES.cash,
  convert: TILL_DEADLINES.terminal,
  exchange: 'exchangeUntil',
};

/**
 * Until when an action is open: payment for the whole trip until its first journey closes, seats until the last one
 * does.
 */
export function closesAt(act: CounterAction, boardings: readonly Instant[]): Instant | undefined {
  const deadline = CLOSING_DEADLINES[act];
  if (deadline === undefined || boardings.length === 0) return undefined;
  const bounds = act === 'exchange' ? latest(...boardings) : earliest(...boardings);
  return deadlinesOf(bounds)[deadline];
}

/** The state of every counter action for a reservation. The database re-checks it by its own clock. */
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
