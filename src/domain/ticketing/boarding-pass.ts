import type { Direction } from '#domain/fares/quote.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { DAY, type Instant, type LocalDate } from '#kernel/instant.ts';

/** The contents of a paid ticket's QR code: everything a scanner without network needs, and no personal data. */
export interface BoardingPass {
  readonly folio: string;
  readonly direction: Direction;
  /** Absent for an infant on a lap. */
  readonly seat: number | undefined;
  /** The run it is for; absent in old codes of open tickets: today no code is issued before a run is chosen. */
  readonly run: { readonly departure: DepartureId; readonly serviceDate: LocalDate } | undefined;
  /** Distinguishes the issues of a folio: 64 bits of the hash of the ticket's secret, which is new for every issue. */
  readonly issue: string;
  readonly expires: Instant;
}

/**
 * How long a code stays valid after arrival at its stop: tickets are also inspected during the ride, and buses are
 * late.
 */
export const CODE_OUTLIVES_RIDE = DAY;
