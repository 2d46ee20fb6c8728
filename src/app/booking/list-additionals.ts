import { findDraft } from '#app/booking/find-draft.ts';
import { recogniseHolder } from '#app/booking/recognise-holder.ts';
import { chosenRuns, departuresOf, onBoardOf } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import { countOf, personalOffer, type Place } from '#domain/booking/addition.ts';
import { extraRefusal, travelled } from '#domain/booking/extras.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { AddablePlace } from './requested-lines.ts';

type Deps = Pick<SaleDeps, 'timetable' | 'departures' | 'reservations' | 'offers' | 'travellerSessions'>;

interface Placing {
  readonly nameOf: (place: Place) => string;
  readonly now: Instant;
}

/** Each passenger on each journey of a draft, with the extras they can have: by the same rules as after the sale. */
export async function placesOf(
  { timetable: cache, departures, offers }: Omit<Deps, 'reservations' | 'travellerSessions'>,
  reservation: Reservation,
  { nameOf, now }: Placing,
): Promise<readonly AddablePlace[]> {
  const runs = await chosenRuns({ departures }, await cache.current(), reservation);
  const sale = { offers, departs: departuresOf(runs), onBoard: onBoardOf(runs), now };
  return travelled(reservation).flatMap((direction) => {
    const listed = offers.map((offer) => ({ offer, refusal: extraRefusal(reservation, { direction, offer }, sale) }));
    return reservation.passengers.map(({ position: passenger, tier }) => {
      const place = { passenger, direction };
      const sold = listed.map(({ offer, refusal }) => {
        const one = personalOffer(offer, tier);
        return { ...one, left: one.offer.max, refusal };
      });
      return { name: nameOf(place), place, tier, refusal: undefined, offers: sold };
    });
  });
}

/** A passenger on a journey, with the extras on sale and the quantities chosen. */
export interface ExtrasOfPlace extends Place, Pick<AddablePlace, 'tier'> {
  readonly offers: readonly (AddablePlace['offers'][number] & { readonly chosen: number })[];
}

/**
 * What the additionals step offers (T80): nothing for open journeys, shortly before departure, or when the carrier
 * sells no extras.
 */
export const listAdditionals =
  (deps: Deps) =>
  async (
    { code }: { readonly code: string },
    caller: Caller,
    now: Instant,
  ): Promise<Result<readonly ExtrasOfPlace[], Faults>> => {
    const found = await findDraft(deps, code, caller);
    if (!found.ok) return found;
    const reservation = await recogniseHolder(deps, found.value.reservation, { caller, now });
    const places = await placesOf(deps, reservation, { nameOf: () => '', now });
    return ok(
      places.map(({ place, tier, offers }) => ({
        ...place,
        tier,
        offers: offers
          .filter(isToBeHad)
          .map((one) => ({ ...one, chosen: countOf(reservation.extras, one.offer.key, place) })),
      })),
    );
  };

const isToBeHad = ({ refusal }: AddablePlace['offers'][number]): boolean => refusal === undefined;
