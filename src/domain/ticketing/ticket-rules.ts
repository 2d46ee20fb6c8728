import type { PaymentStatus } from '#domain/payment/method.ts';
import type { TicketKind } from '#domain/ticketing/ticket.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** Days a ticket is valid, open or regular (spec 9): counted, not "the same date next year" (T8). */
export const VALIDITY_DAYS = 365;

/** Last day on which a ticket issued on a day can be used, that day included. */
export const validUntil = (issuedOn: LocalDate): LocalDate => plusDays(issuedOn, VALIDITY_DAYS);

/** Whether an open ticket can still be used on a day of the boarding stop's calendar. */
export const isValidOn = (lastDay: LocalDate, today: LocalDate): boolean => today <= lastDay;

/** How a ticket left the carrier: to a screen, or on paper over the counter. */
export type Delivery = 'electronic' | 'printed';

/** The kind of ticket a reservation has at a payment status; undefined while it has none (spec 4). */
export function ticketKind(status: PaymentStatus, delivery: Delivery = 'electronic'): TicketKind | undefined {
  switch (status) {
    case 'approved':
      return delivery === 'printed' ? 'OK' : 'E-Ticket';
    case 'order_generated':
      return 'PEND';
    case 'process':
    case 'decline':
      return undefined;
  }
}

const NEXT_KINDS: Readonly<Record<TicketKind, readonly TicketKind[]>> = {
  PEND: ['E-Ticket', 'OK'],
  'E-Ticket': ['OK'], // printed at the counter
  OK: [],
};

/** Whether a ticket may become another kind: PEND when paid, E-Ticket when printed, never back (M84). */
export const mayBecome = (from: TicketKind, to: TicketKind): boolean => NEXT_KINDS[from].includes(to);

/** Only a paid ticket scans (T40). */
export const isBoardable = (kind: TicketKind): boolean => kind !== 'PEND';

/** `7K3M9QWX2D-03`: the code of the reservation and the number of the ticket in it, from 1. */
export const folioOf = (code: string, number: number): string => `${code}-${String(number).padStart(2, '0')}`;

const FOLIO = new RegExp(
  '^([0-9A-HJKMNP-TV-Z]{10})' + // reservation code
    '-(\\d{2})$', // number of the ticket
);

/** The parts of a folio; undefined when it is none. */
export function parseFolio(text: string): { readonly code: string; readonly number: number } | undefined {
  const [, code, number] = FOLIO.exec(text.trim().toUpperCase()) ?? [];
  return code && number ? { code, number: Number(number) } : undefined;
}
