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

/** One try to pay. */
export interface Try {
  readonly card: Card;
  /** One page; a button pressed twice; two pages with a card each, at the same time. */
  readonly tabs: 'one' | 'pressed twice' | 'two';
  /** What the traveller does when sent to the bank; `late` is after we gave the attempt up. */
  readonly bank: 'authorizes' | 'rejects' | 'leaves' | 'authorizes late';
  /** Left at the bank's page, gives it up on ours and goes on with the next card. */
  readonly givesUp: boolean;
  /** Comes back from the bank and asks, or closes the browser there. */
  readonly returns: boolean;
  /** Sends the same once more afterwards, as a page that is loaded again does. */
  readonly repeats: boolean;
  /** Presses the button when the hold has about so long left; undefined: in good time. Milliseconds. */
  readonly atTheEnd: number | undefined;
}

/** Everything a traveller will do, decided before they begin. */
export interface Plan {
  readonly route: keyof typeof ROUTES;
  /** Which of the days on sale, which run of the day. */
  readonly day: number;
  readonly run: number;
  readonly party: number;
  readonly tries: readonly Try[];
  /** Pays at the counter in the end, when no card was taken. */
  readonly endsAtCounter: boolean;
}

/** Where to, and how many runs there are each day. Some share legs, so that a seat is sold more than once. */
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
/** Some days everybody wants: their buses sell out, and a seat that comes free is taken at once. */
const WANTED_DAYS = 3;

/** The plan of a traveller: the same for the same seed, whoever else travels and however fast the machine is. */
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
    endsAtCounter: random.chance(0.15),
  };
}

const tryOf = (random: Random): Try => ({
  card: random.oneOf({ pays: 46, declines: 16, 'no funds': 10, 'wants the bank': 16, 'insists on the bank': 12 }),
  tabs: random.oneOf({ one: 70, 'pressed twice': 15, two: 15 }),
  bank: random.oneOf({ authorizes: 55, rejects: 20, leaves: 10, 'authorizes late': 15 }),
  givesUp: random.chance(0.5),
  returns: random.chance(0.7),
  repeats: random.chance(0.2),
  atTheEnd: random.chance(0.15) ? 2_000 + random.below(20_000) : undefined,
});
