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

/** A valid ticket, with everything that decides what it refunds. */
export interface ValidTicket {
  readonly id: TicketId;
  readonly folio: string;
  readonly passenger: number;
  readonly type: PassengerType;
  readonly direction: Direction;
  readonly total: Centavos;
  readonly net: Centavos;
  readonly vat: Centavos;
  /** VAT rate of the sale in whole per cent; null if exempt. */
  readonly vatRate: number | null;
  /** Scheduled departure at its boarding stop; undefined for an open ticket. */
  readonly departsAt: Instant | undefined;
  /** The end of its validity. */
  readonly lastsUntil: Instant;
  readonly delay: Delay | undefined;
  /** Undefined when no class change was reported for its bus. */
  readonly service: OtherService | undefined;
  readonly isBoarded: boolean;
  /** Amenities on board, for the class the bus runs in; absent when it has none. */
  readonly onBoard?: readonly string[] | undefined;
  /** The passenger's paid additions, by rate: refunded with the ticket, on the same terms. */
  readonly added: readonly AddedAmounts[];
  /** Compensation already given for its delays. */
  readonly compensated: Centavos;
  /** The part of its price refunded while the ticket stays valid. */
  readonly returned: Centavos;
}

/** How a trip was paid. What was paid for its changes and additions may come from elsewhere: each goes back by itself. */
export type PaidFrom =
  /** A provider that refunds automatically. */
  | 'provider'
  /** Cash: refunded by people. */
  | 'cash'
  /** Points or credit: an account of the traveller in our own ledger. */
  | 'account'
  /** The account of the agency that sold it, in our own ledger. */
  | 'agency'
  /** Not paid, or nothing to pay. */
  | 'nothing';

/** Whether it was paid from an account in our own ledger, and is refunded to that. */
export const isOwnLedger = (from: PaidSource): boolean => from === 'account' || from === 'agency';

/** Where refunded money came from. */
export type PaidSource = Exclude<PaidFrom, 'nothing'>;

export interface TicketsStatus {
  readonly tickets: readonly ValidTicket[];
  readonly paidFrom: PaidFrom;
  /** Its two journeys are the buses of a connection: they are cancelled together. */
  readonly isConnection?: boolean;
  /** Sold and not yet refunded, over the whole reservation. */
  readonly left: Centavos;
}

/** Scans on boarding. */
export interface SeenAtDoor extends Pick<ValidTicket, 'departsAt' | 'delay'> {
  /** This ticket was scanned. */
  readonly isScanned: boolean;
  /** At least one ticket was scanned on this bus. */
  readonly isBusScanned: boolean;
}

/**
 * Whether a ticket's passenger boarded: it was scanned; or the bus has left, and no ticket was scanned on it at all.
 */
export const hasBoarded = ({ isScanned, isBusScanned, ...ticket }: SeenAtDoor, now: Instant): boolean =>
  isScanned || (!isBusScanned && hasLeft(ticket, now));

/** Whether a ticket is used up: its passenger boarded, or its bus has left. */
export const isUsed = (ticket: ValidTicket, now: Instant): boolean => ticket.isBoarded || hasLeft(ticket, now);

function hasLeft({ departsAt, delay }: Pick<ValidTicket, 'departsAt' | 'delay'>, now: Instant): boolean {
  const leaves = departsAt === undefined ? undefined : expectedAt(departsAt, delay);
  return leaves !== undefined && now >= leaves;
}
