import type { Message } from '#text/message.ts';

/** The timetable of a pair as a calendar. */
export const timetableCalendarText = {
  name: (from: string, to: string, carrier: string): Message => ({
    es: `${carrier}: ${from} → ${to}`,
    en: `${carrier}: ${from} → ${to}`,
  }),
  title: (from: string, to: string, service: Message): Message => ({
    es: `Autobús ${from} → ${to} (${service.es})`,
    en: `Bus ${from} → ${to} (${service.en})`,
  }),
  fare: (price: string): Message => ({ es: `Adulto: ${price}`, en: `Adult: ${price}` }),
  buy: (url: string): Message => ({ es: `Compra en ${url}`, en: `Buy at ${url}` }),
} as const;
