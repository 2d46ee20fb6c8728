import type { TicketKind } from '#domain/ticketing/ticket.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

/** Days a ticket is valid, open or regular (spec 9): counted, not "the same date next year" (T8). */
export const VALIDITY_DAYS = 365;

/** Last day (inclusive) on which a ticket issued on a day can be used. */
export const validUntil = (issuedOn: LocalDate): LocalDate => plusDays(issuedOn, VALIDITY_DAYS);

/** Whether an open ticket can still be used on a day of the boarding stop's calendar. */
export const isValidOn = (lastDay: LocalDate, today: LocalDate): boolean => today <= lastDay;

/** Only a paid ticket scans (T40). */
export const isBoardable = (kind: TicketKind): boolean => kind !== 'PEND';

/** `7K3M9QWX2D-03`: the reservation code and the number of the ticket in it, from 1. */
export const folioOf = (code: string, number: number): string => `${code}-${String(number).padStart(2, '0')}`;

const FOLIO = new RegExp(
  '^([0-9A-HJKMNP-TV-Z]{10})' + // reservation code
    '-(\\d{2})$', // number of the ticket
);

/** The parts of a folio; undefined when the text is not one. */
export function parseFolio(text: string): { readonly code: string; readonly number: number } | undefined {
  const [, code, number] = FOLIO.exec(text.trim().toUpperCase()) ?? [];
  return code && number ? { code, number: Number(number) } : undefined;
}
