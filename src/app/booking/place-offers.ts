import { isSamePlace, type Place } from '#domain/booking/addition.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { AddablePlace, OfferLeft } from './requested-lines.ts';

/** This many of an offer for a passenger on a journey. */
export interface ChosenExtra extends Place {
  readonly offer: string;
  readonly quantity: number;
}

/** Offers by their keys, each once, that do not say for whom. */
export interface UnplacedOffers {
  readonly offers: readonly string[];
  /** The field of the request, for faults. */
  readonly field: string;
}

/**
 * Gives each offer to the first place that can have it: all passengers on the way out, then all on the way back. A
 * passenger who has what excludes it already, by `items` or by an offer before it, is passed over. Returns `items` and
 * the placed ones, or a fault for each offer without a place.
 */
export function placeOffers(
  places: readonly AddablePlace[],
  items: readonly ChosenExtra[],
  { offers, field }: UnplacedOffers,
): Result<readonly ChosenExtra[], Faults> {
  const chosen = [...items];
  const faults: Fault[] = [];
  for (const [index, key] of offers.entries()) {
    const sold = places.flatMap(({ place, offers: all }) =>
      all.flatMap((one) => (one.offer.key === key ? [{ place, one }] : [])),
    );
    const open = sold.filter(({ one }) => one.refusal === undefined);
    const free = open.find(({ place, one }) =>
      isFree(
        one,
        chosen.filter((item) => isSamePlace(item, place)),
        places,
      ),
    );
    if (free) chosen.push({ ...free.place, offer: key, quantity: 1 });
    else faults.push(whyNot(sold, open, `${field}.${index}`));
  }
  const [first, ...others] = faults;
  return first ? fail([first, ...others]) : ok(chosen);
}

interface Sold {
  readonly one: OfferLeft;
}

/** Nobody may have it, or everybody who may has it. */
function whyNot(sold: readonly Sold[], open: readonly Sold[], field: string): Fault {
  const [may] = open;
  if (may) return fault('addition_too_many', field, { max: may.one.offer.max * open.length });
  const refusal = sold[0]?.one.refusal;
  return refusal ? { ...refusal, field } : fault('additional_unavailable', field);
}

/** Whether a passenger with these items on a journey may have one more of an offer. */
function isFree({ offer, left }: OfferLeft, items: readonly ChosenExtra[], places: readonly AddablePlace[]): boolean {
  const held = items.filter(({ quantity }) => quantity > 0);
  const kindOf = (key: string) =>
    places.flatMap(({ offers }) => offers).find((one) => one.offer.key === key)?.offer.oneOf;
  const isTaken = held.some((item) => offer.oneOf !== undefined && kindOf(item.offer) === offer.oneOf);
  const count = held.filter((item) => item.offer === offer.key).reduce((all, { quantity }) => all + quantity, 0);
  return !isTaken && count < left;
}
