import type { Direction } from '#domain/fares/quote.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { DAY, type Instant, type LocalDate } from '#kernel/instant.ts';

/** What the QR of a paid ticket says: all that a bus without a signal must know, and nothing about the person. */
export interface BoardingPass {
  readonly folio: string;
  readonly direction: Direction;
  /** Absent for an infant on a lap. */
  readonly seat: number | undefined;
  /** The run it is for; absent in codes that open tickets had once: none is given before a run is chosen. */
  readonly run: { readonly departure: DepartureId; readonly serviceDate: LocalDate } | undefined;
  /** Tells the issues of a folio apart: 64 bits of the hash of the ticket's secret, which every issue has again. */
  readonly issue: string;
  readonly expires: Instant;
}

/** A code outlives the arrival at its own stop so long: tickets are looked at on the way too, and buses are late. */
export const CODE_OUTLIVES_RIDE = DAY;
