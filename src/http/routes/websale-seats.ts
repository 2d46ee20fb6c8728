import { extendHold } from '#app/booking/extend-hold.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { releaseSeats } from '#app/booking/release-seats.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { showSeats } from '#app/booking/show-seats.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { seatMapView } from '#http/format/seat-map-view.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { ok } from '#kernel/result.ts';
import type { BodyOf } from '#wire/route.ts';
import * as wire from '#wire/websale.ts';

/** The calls of the seats step. */
export function seatHandlers(deps: SeatDeps): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const show = showSeats(deps);
  const hold = holdSeats(deps);
  const release = releaseSeats(deps);
  const extend = extendHold(deps);
  return [
    handler(wire.getSeats, async ({ query, caller }) => {
      const maps = await show(query, caller);
      if (!maps.ok) return maps;
      const viewOf = (direction: Direction) => {
        const map = maps.value.find((one) => one.direction === direction);
        return map ? seatMapView(map) : null;
      };
      return ok({ departure: viewOf('departure'), return: viewOf('return') });
    }),
    handler(wire.postSeats, async ({ body, caller, now }) => {
      const result = isReleaseOnly(body) ? release(body, caller, now) : hold(wishOf(body), countedCaller(caller), now);
      return answerReservation(await result, factsOf, now);
    }),
    handler(wire.postExtend, async ({ body, caller, now }) =>
      answerReservation(await extend(body, caller), factsOf, now),
    ),
  ];
}

type Body = BodyOf<typeof wire.postSeats>;

const isReleaseOnly = ({ automatic, seats, released_seats }: Body): boolean =>
  !automatic && seats.length === 0 && released_seats.length > 0;

const wishOf = ({ code, automatic, seats, captcha }: Body) => ({
  code,
  automatic,
  captcha,
  seats: seats.map(({ position, seat_departure, seat_return }) => ({
    position,
    departure: seat_departure ?? undefined,
    return: seat_return ?? undefined,
  })),
});
