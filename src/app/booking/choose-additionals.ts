import { changeDraft } from '#app/booking/change-draft.ts';
import { placesOf } from '#app/booking/list-additionals.ts';
import { quoteCurrent } from '#app/booking/quote-current.ts';
import { recogniseHolder } from '#app/booking/recognise-holder.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { Place } from '#domain/booking/addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { type ChosenExtra, placeOffers, type UnplacedOffers } from './place-offers.ts';
import { requestedLines } from './requested-lines.ts';

export interface ChooseAdditionals {
  readonly code: string;
  /** Replaces everything chosen before; an empty list continues without extras (M53). */
  readonly items?: readonly ChosenExtra[];
  /** In addition to `items`. */
  readonly unplaced?: UnplacedOffers;
}

type Deps = Pick<SaleDeps, 'timetable' | 'departures' | 'promos' | 'reservations' | 'offers' | 'travellerSessions'>;

/** The additionals step (T80): the choice is added to the draft's price and sold with its seats. */
export const chooseAdditionals =
  (deps: Deps) =>
  (
    { code, items = [], unplaced }: ChooseAdditionals,
    caller: Caller,
    now: Instant,
  ): Promise<Result<Reservation, Faults>> =>
    changeDraft(deps, { code, caller }, async (stored) => {
      const reservation = await recogniseHolder(deps, stored, { caller, now });
      if (reservation.contact === undefined) return fail([fault('step_out_of_order')]);
      const places = await placesOf(deps, reservation, { nameOf, now });
      const placed = unplaced ? placeOffers(places, items, unplaced) : ok(items);
      if (!placed.ok) return placed;
      const requests = placed.value.map(({ offer, quantity, ...place }) => ({
        ticket: nameOf(place),
        offer,
        quantity,
      }));
      const lines = requestedLines(places, requests);
      if (!lines.ok) return lines;
      const chosen = { ...reservation, additionalsSeen: true, extras: lines.value, droppedExtras: [] };
      return ok({ next: await quoteCurrent(deps, chosen, now) });
    });

/** Identifies a passenger on a journey before there are tickets. */
const nameOf = ({ passenger, direction }: Place): string => `${direction}-${passenger}`.toUpperCase();
