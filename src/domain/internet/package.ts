import type { Centavos } from '#kernel/money.ts';

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
