import type { AdditionOffer } from '#domain/booking/addition.ts';
import { INTERNET, type InternetPackage, NEEDED_ON_BOARD } from '#domain/internet/package.ts';
import { centavos } from '#kernel/money.ts';

/** Internet on board as Costera sells it, VAT included. A key stays what it is as long as anything was sold under it. */
export const COSTERA_PACKAGES: readonly InternetPackage[] = [
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

/** Access to the internet, to the tax office: a service of its own, and no part of the trip. */
const TAX = { vatRate: 16, product: '81112101', unit: { key: 'E48', name: 'Unidad de servicio' } } as const;

/** The same as offers beside the seat: one of them for a passenger on a journey, on buses that have it, until they leave. */
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
