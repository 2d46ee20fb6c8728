import { ADDITION_HOLD_MINUTES } from '#domain/amendments/refund-terms.ts';
import { ADDITION_MINUTES } from '#domain/booking/deadlines.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Message } from '#text/message.ts';

const JOURNEYS: Readonly<Record<Direction, Message>> = {
  departure: { es: 'Ida', en: 'Outbound' },
  return: { es: 'Regreso', en: 'Return' },
};

/** Adding to a paid trip: `agregar`. */
export const addText = {
  title: { es: 'Agregar equipaje y extras', en: 'Add baggage and extras' },
  lead: {
    es: `Elige para cada pasajero y cada viaje. Se agrega al pagarlo, hasta ${ADDITION_MINUTES} minutos antes de la salida. Si se cancela un boleto, lo agregado se devuelve en las mismas condiciones.`,
    en: `Choose for each passenger and each journey. It is added once it is paid, until ${ADDITION_MINUTES} minutes before the bus leaves. If a ticket is cancelled, what was added goes back on the same terms.`,
  },
  journey: (direction: Direction, from: string, to: string): Message => ({
    es: `${JOURNEYS[direction].es}: ${from} → ${to}`,
    en: `${JOURNEYS[direction].en}: ${from} → ${to}`,
  }),
  until: (moment: string): Message => ({ es: `Hasta: ${moment}`, en: `Until: ${moment}` }),
  has: (what: string): Message => ({ es: `Ya lleva: ${what}`, en: `Has already: ${what}` }),
  each: (price: string, most: number): Message => ({
    es: most === 1 ? `${price} · una por pasajero` : `${price} cada una · ${most} por pasajero`,
    en: most === 1 ? `${price} · one for each passenger` : `${price} each · ${most} for each passenger`,
  }),
  byCard: { es: 'Incluido con la tarjeta', en: 'Included with the card' },
  full: { es: 'Ya lleva todo lo que puede', en: 'Has all there may be already' },
  none: { es: 'Ninguna', en: 'None' },
  total: { es: 'Total', en: 'Total' },
  totalHint: { es: 'IVA incluido', en: 'VAT included' },
  see: { es: 'Ver el total', en: 'See the total' },
  go: { es: 'Continuar al pago', en: 'Go on to payment' },
  hold: {
    es: `Tienes ${ADDITION_HOLD_MINUTES} minutos para pagar. Si no pagas, no se cobra nada y tu viaje sigue como está.`,
    en: `You have ${ADDITION_HOLD_MINUTES} minutes to pay. If you do not, nothing is charged and your trip stays as it is.`,
  },
  waiting: {
    es: 'Lo que elegiste antes espera tu pago en la tienda.',
    en: 'What you chose before waits for your payment in a store.',
  },
  reference: { es: 'Ver la referencia', en: 'See the reference' },
  nothing: { es: 'Por ahora no hay nada que agregar a este viaje.', en: 'There is nothing to add to this trip now.' },
  done: {
    es: 'Listo: quedó en tu reservación y en tus boletos. Te lo confirmamos por correo.',
    en: 'Done: it is in your reservation and on your tickets. We confirm it by e-mail.',
  },
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
} as const;
