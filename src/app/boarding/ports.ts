import type { AdditionLine } from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { OperatorId } from '#domain/operators/operator.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { BoardingBus, BoardingVerdict } from '#domain/boarding/boarding-verdict.ts';
import type { Scan } from '#domain/operators/same-scan.ts';
import type { TicketKind } from '#domain/ticketing/ticket.ts';
import type { DepartureId, Segment } from '#domain/timetable/departure.ts';
import type { Id } from '#kernel/ids.ts';

export type ScanId = Id<'boarding-scan'>;

/** Where and when a ticket boarded. */
export interface Boarded extends Scan {
  /** The place as named by the person scanning: "Andén 3". */
  readonly place: string;
}

/** A ticket of a departure, with what the scanning person must know of the traveller. */
export interface ListedTicket {
  readonly folio: string;
  readonly secret: string;
  readonly kind: TicketKind;
  readonly seat: number | undefined;
  readonly segment: Segment;
  readonly firstName: string;
  readonly lastName: string;
  readonly type: PassengerType;
  /** Tier of the card it was bought with. */
  readonly tier: Tier | undefined;
  /** Paid extras. */
  readonly additions: readonly Pick<AdditionLine, 'name' | 'quantity'>[];
  readonly boarded: Boarded | undefined;
}

/** A ticket's state when it is scanned. */
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
  /** Tier of the card it was bought with. */
  readonly tier: Tier | undefined;
  /** Paid extras. */
  readonly additions: ListedTicket['additions'];
  readonly boarded: Boarded | undefined;
}

/** A scan to be recorded, whatever its verdict. */
export interface NewScan extends Boarded {
  readonly id: ScanId;
  readonly departure: DepartureId;
  /** The folio in the code or the typed one; undefined when neither is ours. */
  readonly folio: string | undefined;
  readonly operator: OperatorId;
  /** A folio was typed instead of a code. */
  readonly isTyped: boolean;
  /** The verdict the device showed while it had no network. */
  readonly shown: BoardingVerdict | undefined;
}

export interface WrittenScan {
  readonly verdict: BoardingVerdict;
  readonly ticket: ScannedTicket | undefined;
}

/** Repository of tickets to board and scans. */
export interface Boardings {
  /** Tickets for a departure, in seat order. */
  tickets(departure: DepartureId): Promise<readonly ListedTicket[]>;
  /** Folios that had a code for it and are no longer valid. */
  revoked(departure: DepartureId): Promise<readonly string[]>;
  /** How many seats are sold, how many of them boarded, and how many are still to be paid, by departure. */
  counts(
    departures: readonly DepartureId[],
  ): Promise<ReadonlyMap<DepartureId, { readonly tickets: number; readonly boarded: number; readonly unpaid: number }>>;
  /**
   * Judges a scan by the ticket's current state, and records it. Scans of one ticket are serialized, so it boards once;
   * a repeated scan keeps its verdict.
   */
  write(scan: NewScan, judge: (ticket: ScannedTicket | undefined) => BoardingVerdict): Promise<WrittenScan>;
}
