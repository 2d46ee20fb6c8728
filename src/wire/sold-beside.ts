import * as v from 'valibot';
import { amount, bilingual, direction, identifier } from '#wire/shapes.ts';

// What is sold beside the seats: as a reservation shows it, and as the additionals step chooses it (M53, T80).

/** More than anyone could want of everything on sale. */
const MAX_ITEMS = 200;
const MAX_QUANTITY = 99;
const MAX_PACKAGES = 20;

/** An extra of a passenger on a journey. */
export const alongLine = v.object({
  passenger: v.number(),
  direction: v.picklist(['departure', 'return']),
  name: bilingual,
  quantity: v.number(),
  total: amount,
});

export const soldBeside = {
  /** Nested as in the specification's draft (M259). */
  sale_internet: v.object({ packages: v.object({ packages: v.array(v.string()), price: amount }) }),
  /**
   * Extras bought together with the seats (T80): whether its journeys offer any, what was chosen, and what was chosen
   * but is no longer available on the runs chosen since.
   */
  additionals: v.object({ offered: v.boolean(), lines: v.array(alongLine), dropped: v.array(alongLine) }),
};

const wishedExtra = v.object({
  passenger: v.pipe(v.number(), v.integer()),
  direction,
  offer: v.pipe(v.string(), v.maxLength(40)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
});

export type ChosenExtraBody = v.InferOutput<typeof wishedExtra>;

const packages = v.pipe(v.array(identifier), v.maxLength(MAX_PACKAGES));

export const chosenBeside = {
  items: v.optional(v.pipe(v.array(wishedExtra), v.maxLength(MAX_ITEMS))),
  /** Each package for the next passenger without one, all of them on the way out before those on the way back. */
  sale_internet: v.optional(
    v.object({ packages: v.union([packages, v.object({ packages, price: v.optional(amount) })]) }),
  ),
};
