import { enterReservation } from '#app/booking/enter-reservation.ts';
import { leaveReservation } from '#app/booking/leave-reservation.ts';
import { listUnpaid } from '#app/booking/list-unpaid.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SaleParts } from '#app/booking/sale-parts.ts';
import type { Leavings } from '#app/booking/seat-ports.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/begun.ts';
import { getReservation } from '#wire/websale.ts';

/** The calls about what a session has begun: what it can still pay, coming to it, and leaving it. */
export function begunHandlers(parts: SaleParts & { readonly leavings: Leavings }): readonly Handler[] {
  const factsOf = reservationFacts(parts);
  const unpaid = listUnpaid(parts);
  const read = readReservation(parts);
  const enter = enterReservation(parts);
  const leave = leaveReservation(parts);
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
