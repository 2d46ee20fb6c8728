import type { Transaction } from '#app/transaction.ts';
import type { BookingAnswer, BookingTrouble, SlotReason, TourBookingState } from '#domain/tours/booking.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import type { StoredClaim } from '#domain/tours/claim.ts';
import type { KeptPlaces, UnpaidPlaces } from '#domain/tours/hoarding.ts';
import type { Participant, TourPeople } from '#domain/tours/participants.ts';
import type { Bilingual, CancellationStep, TourProduct, TourSeller, TourSlot } from '#domain/tours/product.ts';
import type { ContactInput } from '#domain/orders/contact-rules.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { Id, OrderCode, OrderId } from '#kernel/ids.ts';
import type { Instant, LocalDate, Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Names places of a start. */
export type ClaimId = Id<'slot-claim'>;
/** The supplier knows a booking by it. */
export type BookingId = Id<'tour-booking'>;
export type TourSessionId = Id<'tour-session'>;

/** Days of the catalogue, both included, of one tour or of all. */
export interface SlotsAsked {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly product?: string;
}

/** A booking as the supplier is asked for it. */
export interface BookingAsked extends TourPeople {
  readonly key: BookingId;
  readonly slot: string;
  readonly total: Centavos;
}

/** The supplier of tours. Nothing throws; undefined: it did not answer. */
export interface TourSupplier {
  products(): Promise<readonly TourProduct[] | undefined>;
  slots(asked: SlotsAsked): Promise<readonly TourSlot[] | undefined>;
  slot(key: string): Promise<TourSlot | 'unknown' | undefined>;
  /** Idempotent by key. */
  book(asked: BookingAsked): Promise<BookingAnswer>;
  /** What became of a booking. */
  ask(key: BookingId): Promise<BookingAnswer>;
  /** False when it may still stand. */
  cancel(key: BookingId): Promise<boolean>;
}

/** Queries about tours. */
export interface TourReads {
  /** People who have places in slots, by the slots' keys: held, being paid or sold. Slots without any are absent. */
  taken(slots: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Slots that staff cancelled, among these. */
  cancelled(slots: readonly string[]): Promise<ReadonlySet<string>>;
  /** Starts of a period with places sold, the first one first. */
  starts(from: Instant, until: Instant): Promise<readonly SoldStart[]>;
  booking(order: OrderId): Promise<TourBooking | undefined>;
  /** Places of a start that are kept unpaid for others, without a lock. */
  kept(slot: string, except: ClaimId): Promise<KeptPlaces>;
}

/** A start as staff see it. */
export interface SoldStart {
  readonly slot: string;
  readonly product: string;
  readonly starts: Instant;
  readonly people: number;
  readonly orders: number;
  readonly isCancelled: boolean;
}

export interface LockedSlot {
  readonly capacity: number;
  /** People who have places in it, without those of the claim that was excepted. */
  readonly taken: number;
  /** Why staff cancelled it; absent: it is not cancelled. */
  readonly why?: SlotReason | undefined;
}

export interface ClaimToHold {
  readonly id: ClaimId;
  readonly slot: string;
  readonly people: number;
  readonly isOrdered: boolean;
  /** Who holds them: unpaid places are counted by address (T95). */
  readonly address: string;
  readonly proof: HoldProof | undefined;
  /** The places of the same start that these replace; absent: none. They are held no shorter than those were. */
  readonly after: Pick<StoredClaim, 'since' | 'until'> | undefined;
  /** Milliseconds from now. */
  readonly heldFor: number;
  /** Milliseconds since the first of them was held: the earlier of both ends counts. */
  readonly atMost: number;
}

/** Places within a transaction. */
export interface ClaimStore {
  /**
   * Locks a start and counts its people in a statement of its own. `fresh`: as the supplier gave it just now; its
   * places replace those we knew.
   */
  lockSlot(
    tx: Transaction,
    slot: string,
    how: { readonly fresh?: TourSlot; readonly except?: ClaimId | undefined },
  ): Promise<LockedSlot>;
  /** Locks places; undefined: there are none by this id. */
  byId(tx: Transaction, claim: ClaimId): Promise<StoredClaim | undefined>;
  /** Holds places under a new id. Returns until when. */
  hold(tx: Transaction, claim: ClaimToHold): Promise<Instant>;
  /** Until the outcome of a payment is known. */
  pin(tx: Transaction, claim: ClaimId): Promise<void>;
  keep(tx: Transaction, claim: ClaimId, until: Instant): Promise<void>;
  /** The contact of its order was confirmed with a code: it no longer counts as held by an address. */
  confirmed(tx: Transaction, claim: ClaimId): Promise<void>;
  /**
   * What others hold unpaid of a locked start, and by which factor it is judged; undefined where nobody is counted.
   * `since`: of the same visitor's own earlier choices, which are no reason to ask for a proof.
   */
  unpaid(
    tx: Transaction,
    slot: string,
    holder: { readonly address: string; readonly since: Instant | undefined },
  ): Promise<(UnpaidPlaces & { readonly factor: number }) | undefined>;
  /** Places of a locked start that others keep unpaid, or are paying. */
  kept(tx: Transaction, slot: string, except: ClaimId): Promise<number>;
  sold(tx: Transaction, claim: ClaimId): Promise<void>;
  release(tx: Transaction, claim: ClaimId): Promise<void>;
  /** Releases places whose time ran out; returns how many. */
  sweep(): Promise<number>;
}

/** What a visitor chose, as stored: the tour as it was then. */
export interface TourSelection extends TourPeople {
  readonly product: TourProduct;
  readonly slot: TourSlot;
  readonly pickUp: string | null;
}

export interface TourContact {
  readonly buyer: ContactInput;
  readonly participants: readonly Participant[];
}

export interface TourSession {
  readonly id: TourSessionId;
  readonly expires: Instant;
  readonly selection: TourSelection | undefined;
  readonly contact: TourContact | undefined;
  readonly claim: ClaimId | undefined;
  /** Until when the places are held; undefined: not any more, or for a payment. */
  readonly heldUntil: Instant | undefined;
  readonly order: TourSessionOrder | undefined;
  readonly isDelivered: boolean;
}

export interface TourSessionOrder {
  readonly id: OrderId;
  readonly code: OrderCode;
  readonly status: PaymentStatus;
  readonly isPaying: boolean;
}

/** Tour sessions. One that expired, or is somebody else's, is not found. */
export interface TourSessions {
  /** Lives longer by being read. */
  read(id: string, sessionHash: Uint8Array): Promise<TourSession | undefined>;
  /** One that was begun by this id goes on, even if it expired. */
  begin(tx: Transaction, id: TourSessionId, sessionHash: Uint8Array): Promise<void>;
  lock(tx: Transaction, id: string, sessionHash: Uint8Array): Promise<TourSession | undefined>;
  choose(
    tx: Transaction,
    id: TourSessionId,
    chosen: { readonly selection: TourSelection; readonly claim: ClaimId } | undefined,
  ): Promise<void>;
  order(
    tx: Transaction,
    id: TourSessionId,
    made: { readonly contact: TourContact; readonly claim: ClaimId; readonly code: OrderCode },
  ): Promise<void>;
  delivered(id: string, order: OrderId, sessionHash: Uint8Array): Promise<void>;
  /** Deletes those that ended long ago. */
  sweep(): Promise<void>;
}

/** What an order for a tour says of it, as stored with its item. Nothing of it is asked of the supplier again. */
export interface OrderedTour extends TourPeople {
  readonly claim: ClaimId;
  readonly product: string;
  readonly title: Bilingual;
  readonly slot: string;
  readonly starts: Instant;
  readonly ends: Instant;
  /** The last moment to pay. */
  readonly closes: Instant;
  readonly zone: Zone;
  readonly participants: readonly Participant[];
  readonly pickUp: { readonly key: string; readonly place: Bilingual; readonly at: Instant } | null;
  readonly meetingPoint: Bilingual;
  readonly bring: readonly Bilingual[];
  readonly cancellation: readonly CancellationStep[];
  readonly seller: TourSeller;
  readonly total: number;
}

export interface TourBooking {
  readonly id: BookingId;
  readonly order: OrderId;
  readonly payment: Id<'payment'>;
  readonly claim: ClaimId;
  readonly slot: string;
  readonly total: Centavos;
  readonly state: Exclude<TourBookingState, 'waiting'>;
  readonly reference: string | undefined;
  readonly refunded: Centavos | undefined;
  readonly why: BookingTrouble | SlotReason | 'traveller' | undefined;
  /** Why staff cancelled its start, whether or not it is returned by now; absent: it takes place. */
  readonly calledOff?: SlotReason | undefined;
}

/** A booking to be asked about. */
export interface WaitingBooking {
  readonly id: BookingId;
  readonly order: OrderId;
  readonly slot: string;
  readonly total: Centavos;
  readonly people: TourPeople;
  readonly state: TourBooking['state'];
  /** Including this one. */
  readonly tries: number;
}

/** Why and how much of a paid tour goes back. */
export interface TourReturn {
  readonly state: 'refunded' | 'cancelled';
  readonly why: NonNullable<TourBooking['why']>;
  readonly amount: Centavos;
}

/** An order of a start that staff cancelled. */
export interface CancelledOrder {
  readonly order: OrderId;
  readonly why: SlotReason;
  /** False: it waits to be paid in a store. */
  readonly isPaid: boolean;
}

/** Bookings. */
export interface TourBookings {
  /** In the transaction that sells it. */
  enqueue(
    tx: Transaction,
    booking: Pick<TourBooking, 'id' | 'order' | 'payment' | 'claim' | 'slot' | 'total'>,
  ): Promise<void>;
  /** Leases bookings that are due: pending ones, and booked ones of starts to come. None of a cancelled start. */
  take(limit: number, lease: number): Promise<readonly WaitingBooking[]>;
  /** Leases one now if it is pending, and nobody else has it. */
  takeOne(order: OrderId, lease: number): Promise<WaitingBooking | undefined>;
  /** Asked about again after `wait` milliseconds, unless it was returned meanwhile. */
  later(id: BookingId, put: { readonly wait: number; readonly trouble: string }): Promise<void>;
  /** Locks the booking of an order. */
  lock(tx: Transaction, order: OrderId): Promise<TourBooking | undefined>;
  /** It is booked; says so in a letter, once. */
  booked(tx: Transaction, booking: TourBooking, reference: string): Promise<void>;
  /** Marks it as returned, frees its places, voids its voucher, and says so in a letter. */
  returned(tx: Transaction, booking: TourBooking, back: TourReturn): Promise<void>;
  /** Orders of cancelled starts, or of this one, that are not returned or told yet. */
  ofCancelled(slot?: string): Promise<readonly CancelledOrder[]>;
  /** Such an order is over, if it is still one: its places are free, and a letter tells its payer. */
  withdrawn(tx: Transaction, order: OrderId, why: SlotReason): Promise<void>;
  /** Leases returned bookings that the supplier may still have. */
  takeRevoked(limit: number, lease: number): Promise<readonly BookingId[]>;
  revoked(id: BookingId): Promise<void>;
  cancelSlot(tx: Transaction, slot: string, why: SlotReason): Promise<boolean>;
}
