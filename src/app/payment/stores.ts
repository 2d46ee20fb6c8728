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
  /** A new one, and what it makes of its order, at once. */
  begin(tx: Transaction, intent: PaymentIntent, next: BegunAttempt): Promise<void>;
  /** What was learned of a locked one. Answers it as it is now. */
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

/** What is booked for payments: balanced transfers, each once. */
export interface PaymentBooks {
  /** Taken from an account, the provider's or the buyer's: until something is sold for it we owe it. */
  capture(tx: Transaction, payment: BookedPayment, account: string): Promise<void>;
  /** Sold: what we owed is ours, and the tax office's. */
  sale(tx: Transaction, payment: BookedPayment, price: VatSplit): Promise<void>;
  /** It went back to an account; to a buyer's it is there to be spent again. */
  refund(tx: Transaction, refund: BookedReturn): Promise<void>;
  /** The account a payment was taken from. */
  accountOf(tx: Transaction, payment: Pick<PaymentAttempt, 'id' | 'provider'>): Promise<string>;
  /** Takes a payment from a buyer's account: answers why not. The last lock of a sale, so that others wait for the commit alone. */
  charge(tx: Transaction, account: BuyersAccount, payment: BookedPayment): Promise<ErrorCode | undefined>;
}

export type BookedPayment = Pick<PaymentAttempt, 'id' | 'order' | 'amount'>;

export interface BookedReturn {
  readonly id: RefundId;
  /** That it was taken by. */
  readonly payment: PaymentId;
  readonly order: OrderId;
  readonly account: string;
  readonly amount: Centavos;
}

/** Money that goes back. */
export interface RefundStore {
  /** All of a payment is to go back: what it was for was gone, or paid already. */
  owe(tx: Transaction, payment: PaymentAttempt, reason: 'late' | 'surplus'): Promise<void>;
  /** Its payment is locked first, as everywhere. Undefined where there is no such refund. */
  lock(tx: Transaction, id: RefundId): Promise<LockedRefund | undefined>;
  write(tx: Transaction, id: RefundId, update: RefundUpdate): Promise<void>;
}

export interface LockedRefund {
  readonly payment: PaymentAttempt;
  readonly amount: Centavos;
  readonly state: 'due' | 'by_hand' | 'paid';
  /** A part of the payment, for what was given back; else all of it. */
  readonly isShare: boolean;
}

/** What is written about a payment to who bought with it. Rows wait while releases change: topics and fields keep their names. */
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
    };

/** All that payments write with. */
export interface PaymentStores {
  readonly inTransaction: InTransaction;
  readonly orders: OrderStore;
  readonly attempts: AttemptStore;
  readonly books: PaymentBooks;
  readonly refunds: RefundStore;
  readonly lines: { write(tx: Transaction, payment: PaymentId, lines: readonly SoldLine[]): Promise<void> };
  readonly announce: (tx: Transaction, event: PaymentAnnouncement) => Promise<void>;
  /** What else follows a sale that was paid for, in other rooms. */
  readonly whenPaid: (tx: Transaction, payment: BookedPayment) => Promise<void>;
}
