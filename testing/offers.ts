import type { AdditionOffer } from '#domain/booking/addition.ts';
import { centavos } from '#kernel/money.ts';

/** Extras of the small line. Their prices have VAT that does not divide evenly. */
export const OFFERS: readonly AdditionOffer[] = [
  { key: 'bag', name: { es: 'Maleta', en: 'Bag' }, price: centavos(12_001), max: 2, baggage: 'bag' },
  { key: 'board', name: { es: 'Tabla', en: 'Board' }, price: centavos(25_000), max: 1, baggage: 'sports' },
];
