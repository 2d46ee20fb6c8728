import { enterReservation } from '#app/booking/enter-reservation.ts';
import { leaveReservation } from '#app/booking/leave-reservation.ts';
import { listUnpaid } from '#app/booking/list-unpaid.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Leavings } from '#app/booking/seat-ports.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/begun.ts';
import { getReservation } from '#wire/websale.ts';

/** The calls about what a session has begun: what it can still pay, resuming it, and leaving it. */
export function begunHandlers(deps: SaleDeps & { readonly leavings: Leavings }): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const unpaid = listUnpaid(deps);
  const read = readReservation(deps);
  const enter = enterReservation(deps);
  const leave = leaveReservation(deps);
  return [
    handler(wire.getUnpaid, async ({ caller, now }) => {
      const facts = await Promise.all((await unpaid(caller)).map(factsOf));
      return ok({ reservations: facts.map((one) => reservationView(one, now)) });
    }),
    handler(getReservation, async ({ query, caller, now }) => {
      if (query.entering !== 'true') return answerReservation(await read(query, caller), factsOf, now);
      const entered = await enter(query, caller);
      if (!entered.ok) return entered;
      const { reservation, cameBack } = entered.value;
      return ok({ reservation: reservationView(await factsOf(reservation), now), came_back: cameBack });
    }),
    handler(wire.postLeave, async ({ body, caller }) => {
      const left = await leave(body, caller);
      return left.ok ? ok({ left: left.value }) : left;
    }),
  ];
}
