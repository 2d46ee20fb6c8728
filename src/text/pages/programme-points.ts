import { EXPIRY_LETTER_DAYS, LATE_CREDIT_DAYS } from '#domain/loyalty/point-rules.ts';
import { POINTS_PACKS } from '#domain/packs/pack-rules.ts';
import { wholePoints } from '#text/packs.ts';
import type { Message } from '#text/message.ts';

const [LETTER_DAYS, LAST_LETTER_DAYS] = EXPIRY_LETTER_DAYS;
const SMALLEST = wholePoints(Math.min(...POINTS_PACKS.map(({ points }) => points)));
const LARGEST = wholePoints(Math.max(...POINTS_PACKS.map(({ points }) => points)));
const MAX_OFF = Math.max(...POINTS_PACKS.map(({ percentOff }) => percentOff));

/** How points are won, kept and lost (M110). The figures are those of the rules. */
export const programmePoints = {
  title: { es: 'Cómo ganas puntos', en: 'How you earn points' },
  lead: {
    es: 'Ganas un porcentaje de lo que pagas por tu boleto, según tu tarjeta el día que abordas. Un punto vale un peso.',
    en: 'You earn a percentage of what you pay for your ticket, by your card on the day you board. One point is worth one peso.',
  },
  percent: { es: 'Ganas', en: 'You earn' },
  percentOf: (percent: number): Message => ({ es: `${percent}\u00a0%`, en: `${percent}%` }),
  months: { es: 'Sirven', en: 'Valid for' },
  monthsOf: (months: number): Message => ({ es: `${months} meses`, en: `${months} months` }),
  trips: { es: 'Viajes al año', en: 'Trips a year' },
  tripsOf: (trips: number): Message =>
    trips === 0 ? { es: 'Sin mínimo', en: 'No minimum' } : { es: `${trips} viajes`, en: `${trips} trips` },
  rules: [
    {
      es: 'Se abonan al abordar, con el boleto comprado con tu cuenta y a tu nombre. Un boleto que no se usa no gana.',
      en: 'They are added when you board, for the ticket bought with your account and in your name. An unused ticket earns none.',
    },
    {
      es: 'Lo pagado con puntos no gana puntos, pero cuenta como viaje para tu tarjeta.',
      en: 'What is paid with points earns none, but counts as a trip towards your card.',
    },
    {
      es: 'Subes de tarjeta en cuanto haces el viaje que faltaba. Solo bajas al terminar un año con menos viajes.',
      en: 'You move up as soon as you make the trip that was missing. You only move down at the end of a year with fewer trips.',
    },
    {
      es: `Los puntos ganados vencen al final del mes. Te escribimos ${LETTER_DAYS} y ${LAST_LETTER_DAYS} días antes, y se usan primero los que vencen antes.`,
      en: `Earned points expire at the end of the month. We write to you ${LETTER_DAYS} and ${LAST_LETTER_DAYS} days before, and those that expire first are used first.`,
    },
    {
      es: 'Si te devolvemos el dinero de un boleto, se retiran los puntos que ganó. Si lo pagaste con puntos, regresan con su mismo vencimiento.',
      en: 'If a ticket is refunded, the points it earned are reversed. If you paid with points, they come back with the same expiry.',
    },
  ] satisfies readonly Message[],
  packs: {
    es: `También se compran: paquetes de ${SMALLEST} a ${LARGEST} puntos, hasta ${MAX_OFF} % más baratos que los viajes que pagan. No vencen.`,
    en: `You can also buy them: packs of ${SMALLEST} to ${LARGEST} points, up to ${MAX_OFF}% cheaper than the trips they pay for. They never expire.`,
  },
  buy: { es: 'Comprar puntos', en: 'Buy points' },
  late: {
    es: `¿Viajaste sin tu tarjeta? Pide los puntos con el folio de tu boleto en los ${LATE_CREDIT_DAYS} días después de abordar.`,
    en: `Did you travel without your card? Claim the points with the folio of your ticket within ${LATE_CREDIT_DAYS} days after boarding.`,
  },
  claim: { es: 'Pedir puntos de un viaje', en: 'Claim the points of a trip' },
} as const;
