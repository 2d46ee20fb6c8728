import type { Message } from '#text/message.ts';

/** What a calendar says of a ticket. */
export const ticketCalendarText = {
  title: (from: string, to: string): Message => ({ es: `Autobús ${from} → ${to}`, en: `Bus ${from} → ${to}` }),
  seat: (seat: number): Message => ({ es: `Asiento ${seat}`, en: `Seat ${seat}` }),
  folio: (folio: string): Message => ({ es: `Boleto ${folio}`, en: `Ticket ${folio}` }),
  board: (time: string): Message => ({ es: `Abordaje: ${time}`, en: `Boarding: ${time}` }),
  arrives: (time: string, city: string): Message => ({
    es: `Llegada: ${time}, hora de ${city}`,
    en: `Arrival: ${time}, ${city} time`,
  }),
  soon: (from: string, time: string): Message => ({
    es: `Tu autobús sale de ${from} a las ${time}`,
    en: `Your bus leaves ${from} at ${time}`,
  }),
} as const;
