import type { Direction } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

export type TicketId = Id<'ticket'>;

/** Printed or physical, electronic (QR or PIN), or not yet paid (specification, section 3). */
export type TicketKind = 'OK' | 'E-Ticket' | 'PEND';

/** One passenger's right to one journey. Amounts are those of the sale, kept for the tax invoice. */
export interface Ticket {
  readonly id: TicketId;
  /** The readable identifier: reservation code and a number. */
  readonly folio: string;
  /** 128 random bits in base64url, carried in the QR code. Neither the code nor the PIN. */
  readonly secret: string;
  readonly kind: TicketKind;
  readonly passenger: number;
  readonly direction: Direction;
  /** Absent on an open ticket. */
  readonly segment: Segment | undefined;
  readonly seat: number | undefined;
  /** Last day of validity, in the zone of the boarding stop (T8). */
  readonly validUntil: LocalDate;
  readonly total: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
  readonly issuedAt: Instant;
}
