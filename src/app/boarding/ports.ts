import type { AdditionLine } from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { OperatorId } from '#domain/operators/operator.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { BoardingBus, BoardingVerdict, Scan } from '#domain/boarding/boarding-verdict.ts';
import type { TicketKind } from '#domain/ticketing/ticket.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';
import type { Id } from '#kernel/ids.ts';

export type ScanId = Id<'boarding-scan'>;

/** Where and when somebody boarded. */
export interface Boarded extends Scan {
  /** What the person at the door calls the place: "Andén 3". */
  readonly place: string;
}

/** A ticket of a departure, with what the one at the door must know of its traveller. */
export interface ListedTicket {
  readonly folio: string;
  readonly secret: string;
  readonly kind: TicketKind;
  readonly seat: number | undefined;
  readonly segment: Segment;
  readonly firstName: string;
  readonly lastName: string;
  readonly type: PassengerType;
  /** Of the card they bought it with. */
  readonly tier: Tier | undefined;
  /** What they paid to take along. */
  readonly additions: readonly Pick<AdditionLine, 'name' | 'quantity'>[];
  readonly boarded: Boarded | undefined;
}

/** A ticket as it stands when it is scanned. */
export interface ScannedTicket {
  readonly isVoid: boolean;
  readonly kind: TicketKind;
  readonly secret: string;
  readonly seat: number | undefined;
  /** Absent while it is open. */
  readonly ride: (BoardingBus & { readonly segment: Segment }) | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly type: PassengerType;
  /** Of the card they bought it with. */
  readonly tier: Tier | undefined;
  /** What they paid to take along. */
  readonly additions: ListedTicket['additions'];
  readonly boarded: Boarded | undefined;
}

/** A scan to be written down, whatever came of it. */
export interface NewScan extends Boarded {
  readonly id: ScanId;
  readonly departure: DepartureId;
  /** What the code or the typing named; undefined for what names nothing of ours. */
  readonly folio: string | undefined;
  readonly operator: OperatorId;
  /** A folio was typed instead of a code. */
  readonly isTyped: boolean;
  /** What the device said at the door while it had no signal. */
  readonly shown: BoardingVerdict | undefined;
}

export interface WrittenScan {
  readonly verdict: BoardingVerdict;
  readonly ticket: ScannedTicket | undefined;
}

/** Who boarded what. */
export interface Boardings {
  /** Tickets that are for a departure, in the order of their seats. */
  tickets(departure: DepartureId): Promise<readonly ListedTicket[]>;
  /** Folios that had a code for it and are no longer valid. */
  revoked(departure: DepartureId): Promise<readonly string[]>;
  /** How many seats are sold and how many of them boarded, by departure. */
  counts(
    departures: readonly DepartureId[],
  ): Promise<ReadonlyMap<DepartureId, { readonly tickets: number; readonly boarded: number }>>;
  /**
   * Judges a scan by the ticket as it is now, and writes it down. Scans of one ticket wait for each other, so it boards
   * once; a scan that was written before keeps its verdict.
   */
  write(scan: NewScan, judge: (ticket: ScannedTicket | undefined) => BoardingVerdict): Promise<WrittenScan>;
}
