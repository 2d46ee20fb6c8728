import type { AdditionOffer } from '#domain/booking/addition.ts';
import { INTERNET, type InternetPackage, NEEDED_ON_BOARD } from '#domain/internet/package.ts';
import { centavos } from '#kernel/money.ts';

/**
 * The internet packages Costera sells, VAT included. They add to the basic wifi that is part of the fare (T81). A key
 * must not change once something was sold under it.
 */
export const COSTERA_PACKAGES: readonly InternetPackage[] = [
  {
    key: 'internet-plus',
    name: { es: 'Internet Plus, un dispositivo', en: 'Internet Plus, one device' },
    what: {
      es: 'Video, música y redes durante todo el viaje',
      en: 'Video, music and social media for the whole ride',
    },
    price: centavos(4_900),
    devices: 1,
  },
  {
    key: 'internet-plus-four',
    name: { es: 'Internet Familia, cuatro dispositivos', en: 'Internet Family, four devices' },
    what: {
      es: 'Lo mismo, hasta en cuatro dispositivos a la vez',
      en: 'The same, on up to four devices at once',
    },
    price: centavos(9_900),
    devices: 4,
  },
];

/** No longer sold. What was sold of them is still delivered, and their descriptions can be read. */
export const COSTERA_FORMER_PACKAGES: readonly InternetPackage[] = [
  {
    key: 'internet-basic',
    name: { es: 'Internet básico, un dispositivo', en: 'Basic internet, one device' },
    what: {
      es: 'Mensajes, mapas y redes durante todo el viaje',
      en: 'Messages, maps and social media for the whole ride',
    },
    price: centavos(3_900),
    devices: 1,
  },
  {
    key: 'internet-family',
    name: { es: 'Internet familiar, cuatro dispositivos', en: 'Family internet, four devices' },
    what: {
      es: 'Lo mismo y video, hasta en cuatro dispositivos a la vez',
      en: 'The same and video, on up to four devices at once',
    },
    price: centavos(8_900),
    devices: 4,
  },
];

/** The tax category of internet access: a separate service, not part of the trip. */
const TAX = { vatRate: 16, product: '81112101', unit: { key: 'E48', name: 'Unidad de servicio' } } as const;

/** The same as additions: one for a passenger on a journey, on buses that have it, until departure. */
export const packageOffers = (packages: readonly InternetPackage[]): readonly AdditionOffer[] =>
  packages.map(({ key, name, price }) => ({
    key,
    name,
    price,
    max: 1,
    oneOf: INTERNET,
    onlyWith: NEEDED_ON_BOARD,
    untilDeparture: true,
    tax: TAX,
  }));
