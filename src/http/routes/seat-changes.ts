import {
  changeSeats,
  listSeatChanges,
  type SeatChangeDeps,
  type SeatsOffer,
} from '#app/amendments/seats/change-seats.ts';
import { type FactsDeps, reservationFacts } from '#app/booking/reservation-facts.ts';
import { SEAT_CHANGES, seatsCloseAt } from '#domain/amendments/seat-rules.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { seatMapView } from '#http/format/seat-map-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/seat-changes.ts';

/** The calls that change seats after paying. */
export function seatChangeHandlers(deps: SeatChangeDeps & FactsDeps): readonly Handler[] {
  const list = listSeatChanges(deps);
  const change = changeSeats(deps);
  const factsOf = reservationFacts(deps);
  return [
    handler(wire.getSeatChanges, async ({ query, caller }) => {
      const listed = await list(query, caller);
      return listed.ok ? ok({ journeys: listed.value.map(viewOf) }) : listed;
    }),
    handler(wire.postChangeSeats, async ({ params, body, caller, now }) => {
      const { direction, seats, idempotency_key: key } = body;
      const changed = await change({ code: params['code'] ?? '', direction, seats, key }, caller);
      return changed.ok ? ok({ reservation: reservationView(await factsOf(changed.value), now) }) : changed;
    }),
  ];
}

function viewOf({ journey, refusal, passengers, map }: SeatsOffer): wire.SeatChangesView['journeys'][number] {
  const { direction, zone } = journey;
  const closesAt = seatsCloseAt(journey);
  return {
    direction,
    until: closesAt === undefined || zone === undefined ? null : isoInZone(closesAt, zone),
    refusal: refusal?.code ?? null,
    passengers: passengers.map(({ passenger: { position, seat, changes }, refusal: own }) => ({
      position,
      seat,
      changes_left: Math.max(0, SEAT_CHANGES - changes),
      refusal: own?.code ?? null,
    })),
    seats: map ? seatMapView(map) : null,
  };
}
