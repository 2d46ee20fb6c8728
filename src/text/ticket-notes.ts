import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import { REFUND_DELAY_HOURS } from '#domain/disruptions/delay.ts';
import { FREE_BAG, HAND_BAG } from '#domain/ticketing/baggage.ts';
import { PAY_AT_COUNTER_MINUTES } from '#domain/booking/deadlines.ts';

/** What to know before travelling: on paper, in e-mails and below the tickets; in no script. */
export const ticketNotes = {
  arrive: {
    es: `Llega ${PAY_AT_COUNTER_MINUTES} minutos antes de la salida con una identificación oficial.`,
    en: `Be there ${PAY_AT_COUNTER_MINUTES} minutes before departure with an official ID.`,
  },
  baggage: {
    es: `Cada boleto incluye una maleta de hasta ${FREE_BAG.kilograms} kg y un bulto de mano de hasta ${HAND_BAG.kilograms} kg, o lo que indique el boleto si es con tarjeta de viajero frecuente.`,
    en: `Each ticket includes one bag of up to ${FREE_BAG.kilograms} kg and one hand bag of up to ${HAND_BAG.kilograms} kg, or instead what it states for a frequent-traveller card.`,
  },
  proof: {
    es: 'Con descuento: lleva el comprobante; sin él se paga la diferencia al abordar.',
    en: 'With a discount: bring the proof; without it the difference is due on boarding.',
  },
  validity: {
    es: `Cada boleto vale ${VALIDITY_DAYS} días desde que se expide.`,
    en: `Each ticket is valid for ${VALIDITY_DAYS} days from its day of issue.`,
  },
  refund: {
    es: `Si la salida se retrasa más de ${REFUND_DELAY_HOURS} horas en el origen, puedes pedir la devolución.`,
    en: `If departure is delayed by more than ${REFUND_DELAY_HOURS} hours at the origin you may ask for a refund.`,
  },
} as const;

/** Headings and links around the notes. */
export const belowTickets = {
  toKnow: { es: 'Antes de viajar', en: 'Before you travel' },
  itinerary: { es: 'Cambios y más: mi reservación', en: 'Changes and more: my reservation' },
  next: { es: 'Lo que sigue', en: 'What comes next' },
  itineraryHint: {
    es: 'Cambiar de horario, asiento o nombre, agregar equipaje, cancelar.',
    en: 'Change the time, the seats or a name, add luggage, cancel.',
  },
  another: { es: 'Buscar otro viaje', en: 'Search another trip' },
} as const;

/** For shared devices: without scripts, leaving the page closes nothing. */
export const closeHere = {
  es: '¿No es tu dispositivo? Cierra tus boletos al terminar: quien lo use después podría abrirlos.',
  en: 'Not your device? Close your tickets when you are done: the next person to use it could open them.',
} as const;
