import type { AdditionOffer } from '#domain/booking/addition.ts';
import { centavos } from '#kernel/money.ts';

/**
 * The additions Costera sells, VAT included. A carrier has its own list; with an empty one nothing is offered. A key
 * must not change once something was sold under it.
 */
export const COSTERA_ADDITIONS: readonly AdditionOffer[] = [
  {
    key: 'bag',
    name: { es: 'Maleta adicional de hasta 25 kg', en: 'Extra suitcase of up to 25 kg' },
    price: centavos(12_000),
    max: 3,
    baggage: 'bag',
  },
  {
    key: 'sports',
    name: { es: 'Tabla de surf o bicicleta', en: 'Surfboard or bicycle' },
    price: centavos(25_000),
    max: 1,
    baggage: 'sports',
  },
  {
    key: 'pet',
    name: { es: 'Mascota en transportadora', en: 'Pet in a carrier' },
    price: centavos(18_000),
    max: 1,
  },
];
