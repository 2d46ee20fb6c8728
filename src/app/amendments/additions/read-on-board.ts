import { findReservation } from '#app/booking/find-draft.ts';
import type { Caller } from '#app/caller.ts';
import { isAdding } from '#domain/amendments/additions/apply-addition.ts';
import type { Access, AdditionLine } from '#domain/booking/addition.ts';
import { isPayable } from '#domain/booking/deadlines.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { OnBoardDeps } from './buy-on-board.ts';

export interface BoughtOnBoard {
  readonly code: ReservationCode;
  /** What was bought, as it was sold. */
  readonly line: AdditionLine;
  /** `open`: to be paid, or its payment is under way; `over`: its time ended. */
  readonly state: 'open' | 'over' | Access['state'];
  readonly access: Access | undefined;
}

/** What was bought on board, for the session that bought it. */
export const readOnBoard =
  (deps: Pick<OnBoardDeps, 'reservations' | 'onBoard'>) =>
  async (
    { order: code }: { readonly order: string },
    caller: Caller,
    now: Instant,
  ): Promise<Result<BoughtOnBoard, Faults>> => {
    const found = await findReservation(deps, code, caller);
    if (!found.ok) return found;
    const { reservation: order } = found.value;
    if (!isAdding(order) || !order.adding.onBoard) return fail([fault('additional_unavailable', 'order')]);
    const [line] = order.adding.lines;
    const bought = { code: order.code, line: line! };
    const access = await deps.onBoard.accessOf(order.id);
    if (access) return ok({ ...bought, state: access.state, access });
    const isOver = order.expired || (order.status === 'process' && !order.paying && !isPayable(now, order.holdUntil));
    return ok({ ...bought, state: isOver ? 'over' : 'open', access: undefined });
  };
