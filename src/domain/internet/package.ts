import type { Centavos } from '#kernel/money.ts';

/** Packages exclude each other: whoever has one on a journey needs no other. The name stands in the books. */
export const INTERNET = 'internet';

/** What a bus has to have on board, by the name of the timetable. */
export const NEEDED_ON_BOARD = 'wifi';

/** Internet for one ride, as a carrier sells it. */
export interface InternetPackage {
  /** Its name in requests, at the supplier and in the books; it stays what it is as long as anything was sold under it. */
  readonly key: string;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** What it is good for, in a sentence. */
  readonly what: Readonly<Record<'es' | 'en', string>>;
  /** VAT included. */
  readonly price: Centavos;
  /** How many devices it connects at once. */
  readonly devices: number;
}
