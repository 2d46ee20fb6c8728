import type { OrderStore } from '#app/orders/ports.ts';
import type {
  PaymentAttempt,
  PaymentId,
  PaymentIntent,
  PaymentUpdate,
  RefundId,
  RefundUpdate,
} from '#app/payment/ports.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { VatSplit } from '#domain/ledger/vat.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { SoldLine } from '#domain/orders/sold-line.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { BuyersAccount } from '#domain/payment/buyers-account.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Attempts within a transaction. */
export interface AttemptStore {
  /** The first lock of every transaction about a payment. */
  lock(tx: Transaction, id: PaymentId): Promise<PaymentAttempt>;
  /** Oldest first. */
  of(tx: Transaction, order: OrderId): Promise<readonly PaymentAttempt[]>;
  /** Stores a new attempt and the resulting state of its order together. */
  begin(tx: Transaction, intent: PaymentIntent, next: BegunAttempt): Promise<void>;
  /** Records what was learned of a locked attempt. Returns its new state. */
  write(tx: Transaction, attempt: PaymentAttempt, learned: Learned): Promise<PaymentAttempt>;
  returned(tx: Transaction, id: PaymentId, state: AttemptState): Promise<void>;
}

export interface BegunAttempt {
  readonly state: AttemptState;
  readonly status: PaymentStatus;
  readonly holdUntil: Instant | undefined;
}

export interface Learned {
  readonly state: AttemptState;
  readonly update: PaymentUpdate;
}

/** Ledger entries of payments: balanced transfers, each booked once. */
export interface PaymentBooks {
  /** Debits an account, the provider's or the buyer's: until something is sold for it, it is a liability. */
  capture(tx: Transaction, payment: BookedPayment, account: string): Promise<void>;
  /** Sold: the liability becomes revenue and tax. */
  sale(tx: Transaction, payment: BookedPayment, price: VatSplit): Promise<void>;
  /** Refunded to an account; a buyer's account can spend it again. */
  refund(tx: Transaction, refund: BookedReturn): Promise<void>;
  /** The account a payment was debited from. */
  accountOf(tx: Transaction, payment: Pick<PaymentAttempt, 'id' | 'provider'>): Promise<string>;
  /**
   * Debits a payment from a buyer's account, or returns why not. The last lock of a sale, so that others wait only for
   * the commit.
   */
  charge(tx: Transaction, account: BuyersAccount, payment: BookedPayment): Promise<ErrorCode | undefined>;
}

export type BookedPayment = Pick<PaymentAttempt, 'id' | 'order' | 'amount'>;

export interface BookedReturn {
  readonly id: RefundId;
  /** The attempt that took it. */
  readonly payment: PaymentId;
  readonly order: OrderId;
  readonly account: string;
  readonly amount: Centavos;
}

/** Money to be refunded. */
export interface RefundStore {
  /** All of a payment is to be refunded: what it was for was no longer available, or already paid. */
  owe(tx: Transaction, payment: PaymentAttempt, reason: 'late' | 'surplus'): Promise<void>;
  /** Its payment is locked first, as everywhere. Undefined when there is no such refund. */
  lock(tx: Transaction, id: RefundId): Promise<LockedRefund | undefined>;
  write(tx: Transaction, id: RefundId, update: RefundUpdate): Promise<void>;
}

export interface LockedRefund {
  readonly payment: PaymentAttempt;
  readonly amount: Centavos;
  readonly state: 'due' | 'by_hand' | 'paid';
  /** A partial refund of the payment; otherwise all of it. */
  readonly isShare: boolean;
}

/** Messages to the buyer about a payment. Rows are pending across releases: topics and fields must keep their names. */
export type PaymentAnnouncement =
  | {
      readonly topic: 'voucher.ordered' | 'voucher.lapsed' | 'refund.due' | 'refund.paid';
      readonly reservation: OrderId;
      readonly payment: PaymentId;
    }
  | {
      readonly topic: 'refund.returned';
      readonly reservation: OrderId;
      readonly refund: RefundId;
      readonly amount: Centavos;
      readonly by_hand: boolean;
      readonly to_account: boolean;
      readonly to_agency: boolean;
      readonly by_link: boolean;
    };

/** Everything payments write with. */
export interface PaymentStores {
  /** Its work starts by locking. */
  readonly inTransaction: InTransaction;
  /**
   * The last writes of a transaction, sent together with its commit: only an error of the database still rolls back. No
   * step may follow.
   */
  readonly commitWith: (tx: Transaction, send: () => readonly Promise<unknown>[]) => Promise<void>;
  readonly orders: OrderStore;
  readonly attempts: AttemptStore;
  readonly books: PaymentBooks;
  readonly refunds: RefundStore;
  readonly lines: { write(tx: Transaction, payment: PaymentId, lines: readonly SoldLine[]): Promise<void> };
  readonly announce: (tx: Transaction, event: PaymentAnnouncement) => Promise<void>;
  /** Further consequences of a paid sale, in other rooms. */
  readonly whenPaid: (tx: Transaction, payment: BookedPayment) => Promise<void>;
}
