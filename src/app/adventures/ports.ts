import type { ReturnId } from '#app/orders/fulfilment.ts';
import type { Transaction } from '#app/transaction.ts';
import type { Adventure, AdventureDate, OrderedAdventure } from '#domain/adventures/adventure.ts';
import type { CheckoutAnswer } from '#domain/adventures/booking-step.ts';
import type { Id, OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

export type BookingState = 'pending' | 'booked' | 'ending' | 'refunded';

/** The supplier's tour-booking service. None of these throws. */
export interface AdventureSupplier {
  /** All adventures, in this language; undefined when it does not answer. */
  list(lang: 'es' | 'en'): Promise<readonly Adventure[] | undefined>;
  /** The departures of one; undefined when it does not answer, empty for an unknown one. */
  dates(code: string): Promise<readonly AdventureDate[] | undefined>;
  /** Books, once for each order: asked again it answers what became of the first. */
  checkOut(booking: BookingToMake): Promise<CheckoutAnswer>;
  /** Ends what an order may have booked. False while it is not known to be ended. */
  cancel(booking: Pick<BookingToMake, 'order' | 'code'>): Promise<boolean>;
}

export interface BookingToMake {
  readonly order: OrderId;
  readonly code: string;
  readonly starts: Instant;
  readonly people: number;
  /** Of all people, before the supplier's tax. */
  readonly base: Centavos;
}

/** A paid adventure whose booking is due to be asked about. */
export interface WaitingBooking extends BookingToMake {
  readonly payment: Id<'payment'>;
  /** Including this one. */
  readonly tries: number;
}

export interface AdventureBooking {
  readonly state: BookingState;
  /** Its buyer cancelled it. */
  readonly isCancelled: boolean;
  /** The supplier's; absent until it is booked. */
  readonly reference: string | undefined;
}

/** Bookings of paid adventures. */
export interface AdventureBookings {
  of(order: OrderId): Promise<AdventureBooking | undefined>;
  /** Leases those whose booking is due, or those whose end is due, for `lease` milliseconds. */
  take(state: 'pending' | 'ending', limit: number, lease: number): Promise<readonly WaitingBooking[]>;
  /** Asked again after `wait` milliseconds, unless it has left the state in which it was taken. */
  later(
    state: 'pending' | 'ending',
    order: OrderId,
    put: { readonly wait: number; readonly trouble: string },
  ): Promise<void>;
  /** The supplier has ended it. */
  ended(order: OrderId): Promise<void>;
}

/** The same within a transaction. */
export interface AdventureStore {
  /** Waits for its supplier from now on, to whom its money is owed. An order has one. */
  sold(
    tx: Transaction,
    booking: BookingToMake & { readonly payment: Id<'payment'>; readonly zone: string; readonly total: Centavos },
  ): Promise<void>;
  /** It is booked. Undefined when it is not pending any more; otherwise what was ordered. */
  booked(tx: Transaction, order: OrderId, reference: string): Promise<OrderedAdventure | undefined>;
  /**
   * Its money goes back: `owed` of it was owed to its supplier. Undefined when it is not pending any more. The order is
   * locked.
   */
  undone(
    tx: Transaction,
    order: OrderId,
    why: { readonly isOpen: boolean; readonly trouble: string },
  ): Promise<{ readonly owed: Centavos } | undefined>;
  /** The state of its booking, locked; undefined before it is paid. */
  lock(tx: Transaction, order: OrderId): Promise<BookingState | undefined>;
  /**
   * Its buyer cancelled it, and `back` of what its supplier was owed goes back; `id` is the return of its order. The
   * supplier is to be told.
   */
  cancelled(
    tx: Transaction,
    id: ReturnId,
    cancelled: { readonly order: OrderId; readonly back: Centavos },
  ): Promise<void>;
  /** Its supplier is owed nothing for it any more; `id` is the return of its order. */
  takeBack(tx: Transaction, id: ReturnId, back: { readonly order: OrderId; readonly owed: Centavos }): Promise<void>;
}
