import type { Message } from '#text/message.ts';

/** A ticket as a calendar event. */
export const ticketCalendarText = {
  title: (from: string, to: string): Message => ({ es: `Autobús ${from} → ${to}`, en: `Bus ${from} → ${to}` }),
  seat: (seat: number): Message => ({ es: `Asiento ${seat}`, en: `Seat ${seat}` }),
  folio: (folio: string): Message => ({ es: `Boleto ${folio}`, en: `Ticket ${folio}` }),
  arrives: (time: string, city: string): Message => ({
    es: `Llegada: ${time}, hora de ${city}`,
    en: `Arrival: ${time}, ${city} time`,
  }),
  alarm: (deadlines: readonly string[], clock: string): Message => ({
    es: `${deadlines.join('; ')} (${clock})`,
    en: `${deadlines.join('; ')} (${clock})`,
  }),
} as const;
