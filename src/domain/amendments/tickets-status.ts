import { type Delay, expectedAt } from '#domain/disruptions/delay.ts';
import type { OtherService } from '#domain/disruptions/other-service.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Direction, QuoteAmounts } from '#domain/fares/quote.ts';
import type { TicketId } from '#domain/ticketing/ticket.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** What was added to a ticket at one rate. */
export interface AddedAmounts extends QuoteAmounts {
  readonly vatRate: number | null;
}

/** A good ticket, with all that decides what it gives back. */
export interface ValidTicket {
  readonly id: TicketId;
  readonly folio: string;
  readonly passenger: number;
  readonly type: PassengerType;
  readonly direction: Direction;
  readonly total: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
  /** Whole per cent it was sold at; null where it was exempt. */
  readonly vatRate: number | null;
  /** By the timetable, at its boarding stop; undefined on an open ticket. */
  readonly departsAt: Instant | undefined;
  /** The end of its validity. */
  readonly lastsUntil: Instant;
  readonly delay: Delay | undefined;
  /** Undefined where nothing was said of the class its bus runs in. */
  readonly service: OtherService | undefined;
  readonly isBoarded: boolean;
  /** What its bus has on board, in the class it runs in; absent where it has none. */
  readonly onBoard?: readonly string[] | undefined;
  /** What its passenger takes along as well, paid, of each rate it was sold at: it goes back with it, on the same terms. */
  readonly added: readonly AddedAmounts[];
  /** What its delays have given already. */
  readonly compensated: Centavos;
  /** What of its price went back already, the ticket staying good. */
  readonly returned: Centavos;
}

/** What a paid reservation was paid with, as far as it matters to what goes back. */
export type PaidFrom =
  /** A provider that returns money by itself. */
  | 'provider'
  /** Cash: people give it back. */
  | 'cash'
  /** An account in our own books. */
  | 'account'
  /** Nothing: not paid, or nothing to pay. */
  | 'nothing';

/** Where money that goes back came from. */
export type PaidSource = Exclude<PaidFrom, 'nothing'>;

export interface TicketsStatus {
  readonly tickets: readonly ValidTicket[];
  readonly paidFrom: PaidFrom;
  /** Sold and not given back yet, of the whole reservation. */
  readonly left: Centavos;
}

/** What was seen at the door. */
export interface SeenAtDoor extends Pick<ValidTicket, 'departsAt' | 'delay'> {
  /** Let in with this ticket. */
  readonly isScanned: boolean;
  /** Anybody was let in on this bus. */
  readonly isBusScanned: boolean;
}

/** Whether the passenger of a ticket boarded: scanned at the door; or the bus has left, and nobody was scanned there at all. */
export const hasBoarded = ({ isScanned, isBusScanned, ...ticket }: SeenAtDoor, now: Instant): boolean =>
  isScanned || (!isBusScanned && hasLeft(ticket, now));

/** Whether the journey of a ticket is over for it: its passenger boarded, or its bus has left. */
export const isUsed = (ticket: ValidTicket, now: Instant): boolean => ticket.isBoarded || hasLeft(ticket, now);

function hasLeft({ departsAt, delay }: Pick<ValidTicket, 'departsAt' | 'delay'>, now: Instant): boolean {
  const leaves = departsAt === undefined ? undefined : expectedAt(departsAt, delay);
  return leaves !== undefined && now >= leaves;
}
