import { type Random, randomOf } from './random.ts';

/** What a card does at the provider; each has its test number there. */
export const CARDS = {
  pays: '4111111111111111',
  declines: '4222222222222220',
  'no funds': '4444444444444448',
  'wants the bank': '4000000000000044',
  'insists on the bank': '4000000000002503',
} as const;

export type Card = keyof typeof CARDS;
export type Means = 'credit' | 'google_pay' | 'paypal' | 'oxxo' | 'openpay' | 'traveller_purchased';

/** One try to pay. */
export interface Try {
  readonly means: Means;
  /** Of a card or a wallet. */
  readonly card: Card;
  /** One page; a button pressed twice; two pages at the same time, the second with a card. */
  readonly tabs: 'one' | 'pressed twice' | 'two';
  /** What the traveller does at the bank or at PayPal; `late` is after we gave the attempt up. */
  readonly away: 'authorizes' | 'rejects' | 'leaves' | 'authorizes late';
  /** The outcome of a store reference; whoever `changes` still pays it, in addition to a card. */
  readonly inStore: 'pays' | 'pays late' | 'changes' | 'never pays';
  /** Returns from the other page, gives the attempt up on ours and continues with the next card. */
  readonly givesUp: boolean;
  /** Returns from there and polls, or closes the browser there. */
  readonly returns: boolean;
  /** Resends the same request afterwards, like a page that is reloaded. */
  readonly repeats: boolean;
  /** Presses the button when about this much of the hold is left, in milliseconds; undefined: in good time. */
  readonly atTheEnd: number | undefined;
}

/** What is bought. */
export type Bought = 'trip' | 'tour' | 'adventure' | 'lounge' | 'basket';

/** Everything a traveller will do, decided before they begin. */
export interface Plan {
  readonly buys: Bought;
  readonly route: keyof typeof ROUTES;
  /** Index of the day on sale and of its run. */
  readonly day: number;
  readonly run: number;
  readonly party: number;
  readonly tries: readonly Try[];
  /** Orders at the counter at the end, when nothing was paid. */
  readonly endsAtCounter: boolean;
}

/** Destinations, and how many runs there are each day. Some share legs, so that a seat is sold more than once. */
export const ROUTES = {
  'gdl-pvr': 3,
  'gdl-gua': 3,
  'pvr-gua': 3,
  'gua-pvr': 2,
  'gua-gdl': 2,
  'pvr-gdl': 2,
} as const;

/** Days with runs the travellers choose from. */
export const DAYS = 24;
/** Some days are popular: their buses sell out, and a seat that becomes free is taken immediately. */
const WANTED_DAYS = 3;

/** The plan of a traveller: the same for the same seed, regardless of other travellers and the machine's speed. */
export function planOf(seed: number, traveller: number): Plan {
  const random = randomOf(seed, 'traveller', traveller);
  const route = random.oneOf({ 'gdl-pvr': 4, 'gdl-gua': 1, 'pvr-gua': 2, 'gua-pvr': 2, 'gua-gdl': 1, 'pvr-gdl': 3 });
  const tries = 1 + random.below(4);
  return {
    route,
    day: random.chance(0.2) ? random.below(WANTED_DAYS) : random.below(DAYS),
    run: random.below(ROUTES[route]),
    party: 1 + Number(random.chance(0.35)) + Number(random.chance(0.1)),
    tries: Array.from({ length: tries }, () => tryOf(random)),
    endsAtCounter: random.chance(0.1),
    buys: random.oneOf({ trip: 50, tour: 15, adventure: 10, lounge: 8, basket: 17 }),
  };
}

const tryOf = (random: Random): Try => ({
  means: random.oneOf({ credit: 58, google_pay: 10, paypal: 12, oxxo: 7, openpay: 6, traveller_purchased: 7 }),
  card: random.oneOf({ pays: 40, declines: 18, 'no funds': 12, 'wants the bank': 17, 'insists on the bank': 13 }),
  tabs: random.oneOf({ one: 70, 'pressed twice': 15, two: 15 }),
  away: random.oneOf({ authorizes: 50, rejects: 18, leaves: 10, 'authorizes late': 22 }),
  inStore: random.oneOf({ pays: 45, 'pays late': 20, changes: 25, 'never pays': 10 }),
  givesUp: random.chance(0.6),
  returns: random.chance(0.7),
  repeats: random.chance(0.2),
  atTheEnd: random.chance(0.12) ? 2_000 + random.below(20_000) : undefined,
});
