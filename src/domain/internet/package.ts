import type { Centavos } from '#kernel/money.ts';

/** The identifier of internet on board in the carrier's services (spec 9, T76), beside those of `carrier.ts`. */
export const INTERNET_ID = 14;

/** Packages exclude each other: one per journey is enough. The name is used in the ledger. */
export const INTERNET = 'internet';

/** The amenity a bus must have, by its name in the timetable. */
export const NEEDED_ON_BOARD = 'wifi';

/** Internet for one ride, as a carrier sells it. */
export interface InternetPackage {
  /** The name in requests, at the supplier and in the ledger; never changed once anything was sold under it. */
  readonly key: string;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** What it is suited for, in one sentence. */
  readonly what: Readonly<Record<'es' | 'en', string>>;
  /** VAT included. */
  readonly price: Centavos;
  /** Maximum devices connected at the same time. */
  readonly devices: number;
}
