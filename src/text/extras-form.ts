import type { Direction } from '#domain/fares/quote.ts';
import type { Message } from '#text/message.ts';

const JOURNEYS: Readonly<Record<Direction, Message>> = {
  departure: { es: 'Ida', en: 'Outbound' },
  return: { es: 'Regreso', en: 'Return' },
};

/** The form for a passenger's extras, with the seats or later. */
export const extrasForm = {
  journey: (direction: Direction, from: string, to: string): Message => ({
    es: `${JOURNEYS[direction].es}: ${from} → ${to}`,
    en: `${JOURNEYS[direction].en}: ${from} → ${to}`,
  }),
  until: (moment: string): Message => ({ es: `Hasta: ${moment}`, en: `Until: ${moment}` }),
  has: (what: string): Message => ({ es: `Ya lleva: ${what}`, en: `Already has: ${what}` }),
  each: (price: string, most: number): Message => ({
    es: most === 1 ? `${price} · 1 por pasajero` : `${price} c/u · ${most} por pasajero`,
    en: most === 1 ? `${price} · one for each passenger` : `${price} each · ${most} for each passenger`,
  }),
  /** An offer that excludes the other. */
  notBoth: (other: string): Message => ({
    es: `Este o «${other}», no los dos`,
    en: `This or “${other}”, not both`,
  }),
  replaces: (other: string): Message => ({
    es: `Reemplaza a «${other}», que quedó en 0.`,
    en: `It replaces “${other}”, which is now 0.`,
  }),
  /** Copies the outbound choice to the return. */
  sameAsOut: { es: 'Igual que en la ida', en: 'Same as outbound' },
  /** Next to the name of a passenger whose extras are collapsed. */
  noneChosen: { es: 'Sin extras', en: 'No extras' },
  byCard: { es: 'Incluido con la tarjeta', en: 'Included with the card' },
  full: { es: 'Ya lleva todo lo que puede', en: 'Already has the maximum' },
  fewer: (name: string): Message => ({ es: `Quitar: ${name}`, en: `Remove: ${name}` }),
  more: (name: string): Message => ({ es: `Agregar: ${name}`, en: `Add: ${name}` }),
  totalHint: { es: 'IVA incluido', en: 'VAT included' },
  see: { es: 'Ver el total', en: 'See the total' },
} as const;
