import type { Transaction } from '#app/transaction.ts';
import type { ChosenVisit, Lounge, StandingVisit, TicketEnd } from '#domain/lounge/lounge.ts';
import type { PassCode } from '#domain/lounge/pass-code.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import type { VoucherFolio } from '#domain/vouchers/voucher.ts';
import type { Id, OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export type VisitId = Id<'lounge-visit'>;

/** A visit as stored. */
export interface Visit extends StandingVisit {
  readonly id: VisitId;
  readonly code: PassCode;
  /** Key of the lounge. */
  readonly lounge: string;
  readonly people: number;
  /** It cost something; otherwise the traveller's tier includes it. */
  readonly isPaid: boolean;
}

/** A visit with its order; without one, the tier included it before such visits had orders. */
export interface OwnVisit extends Visit {
  readonly order: { readonly id: OrderId; readonly code: OrderCode } | undefined;
}

/** When a traveller's ticket begins or ends at a stop. */
export interface TicketMoment extends TicketEnd {
  readonly stop: string;
}

/** Queries about lounges. */
export interface LoungeReads {
  /** Where and when valid tickets of a traveller's paid trips begin and end, at these stops and from `from` on. */
  moments(traveller: TravellerId, stops: readonly string[], from: Instant): Promise<readonly TicketMoment[]>;
  /** The same of unpaid trips among these orders, as long as each can be paid. */
  unpaidMoments(
    orders: readonly OrderId[],
    stops: readonly string[],
    from: Instant,
  ): Promise<readonly (TicketMoment & { readonly trip: OrderId })[]>;
  /** People in a lounge by the start of the hour, booked or held for a payment. Hours without any are absent. */
  taken(lounge: string, from: Instant, until: Instant): Promise<ReadonlyMap<Instant, number>>;
  /** A traveller's booked visits that end after `from`, the next one first. */
  visits(traveller: TravellerId, from: Instant): Promise<readonly OwnVisit[]>;
  /** Whether a visit was given up, or another one was chosen instead. */
  isCancelled(visit: VisitId): Promise<boolean>;
}

/** A visit with whose it is. */
export interface OwnedVisit extends Visit {
  readonly traveller: TravellerId;
  readonly order: OrderId | undefined;
}

/** A visit to be stored. */
export interface NewVisit extends ChosenVisit {
  readonly id: VisitId;
  readonly code: PassCode;
  readonly traveller: TravellerId;
  readonly lounge: string;
  /** Its places are held for this many milliseconds. */
  readonly heldFor: number;
}

/** Visits within a transaction. */
export interface LoungeStore {
  /**
   * Locks hours of a lounge and returns the number of people in each, in the same order, without those of the visit
   * `except`.
   */
  lockHours(
    tx: Transaction,
    lounge: Pick<Lounge, 'key' | 'capacity'>,
    hours: readonly Instant[],
    except?: VisitId,
  ): Promise<readonly number[]>;
  /** A traveller's visit that overlaps this time, booked or held, locked: a booked one before others. */
  overlapping(
    tx: Transaction,
    traveller: TravellerId,
    time: { readonly starts: Instant; readonly ends: Instant },
  ): Promise<Visit | undefined>;
  add(tx: Transaction, visit: NewVisit): Promise<void>;
  /** Locks a visit. Whether its places are still held for a payment: `isHeld`. */
  byId(tx: Transaction, visit: VisitId): Promise<OwnedVisit & { readonly isHeld: boolean }>;
  /** Locks the visit of a pass. */
  byCode(tx: Transaction, code: PassCode): Promise<OwnedVisit | undefined>;
  /** Locks the visit of a voucher. */
  byVoucher(tx: Transaction, folio: VoucherFolio): Promise<OwnedVisit | undefined>;
  /** Locks the visit of an order. */
  ofOrder(tx: Transaction, order: OrderId): Promise<Visit | undefined>;
  /** Whether a trip is paid, and has a ticket that is valid. */
  isTripSold(tx: Transaction, trip: OrderId): Promise<boolean>;
  /** Whether a payment of a basket pays for a trip, too. */
  isTripPaidBy(tx: Transaction, trip: OrderId, payment: Id<'payment'>): Promise<boolean>;
  /** The order is sold. Throws when the visit does not wait for that. */
  book(tx: Transaction, visit: VisitId, order: OrderId): Promise<void>;
  cancel(tx: Transaction, visit: VisitId): Promise<void>;
  enter(tx: Transaction, visit: VisitId): Promise<void>;
}
