import type { StoredReservation } from '#app/booking/ports.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import type { OrderStore } from '#app/orders/ports.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { AttemptStore } from '#app/payment/stores.ts';
import type { Transaction } from '#app/transaction.ts';
import type { CountedMoney, CounterMoney } from '#domain/counter/take-money.ts';
import type { HandOverWay } from '#domain/counter/hand-over.ts';
import type { Fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { OrderCode, ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

interface ActionOn {
  readonly code: ReservationCode;
  readonly by: DoneBy;
}

/** Takes payment for a waiting order and makes its tickets valid; refused after the deadline. */
export type Taking = (asked: TakeMoney) => Promise<Result<MoneyTaken, Fault>>;

export interface TakeMoney extends ActionOn {
  readonly money: CounterMoney;
  /** The amount the traveller was told; undefined accepts the order's current price. */
  readonly total: Centavos | undefined;
}

export interface MoneyTaken extends CountedMoney {
  readonly at: Instant;
  readonly amount: Centavos;
}

/** What a counter reads and writes to take money, within a transaction. */
export interface TillStores {
  /**
   * Like every transaction; also rolls back when a payment is to be written with a reference that another one has.
   */
  inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T | 'reference_used'>;
  readonly attempts: Pick<AttemptStore, 'lock'>;
  readonly orders: Pick<OrderStore, 'lock' | 'read'>;
  /** The newest payment of an order at the counter, in any state. */
  paymentOf(tx: Transaction, code: OrderCode): Promise<PaymentId | undefined>;
  /** By the database's clock, at this step. */
  now(tx: Transaction): Promise<Instant>;
  /** The stored result for the same key; the order is locked, so the first request has committed. */
  storedOutcome<T>(tx: Transaction, by: DoneBy): Promise<Result<T, Fault> | undefined>;
  /** Writes to the audit log. */
  record(tx: Transaction, by: DoneBy, event: TillEvent): Promise<void>;
}

export interface TillEvent {
  readonly action: 'cash.taken' | 'order.converted';
  readonly payment: PaymentId;
  readonly amount: Centavos;
  readonly note?: string;
  readonly outcome: MoneyTaken;
}

export interface ExchangeSeat extends ActionOn {
  readonly direction: Direction;
  readonly passenger: number;
  readonly seat: number;
}

export interface SeatExchanged {
  readonly at: Instant;
  readonly from: number;
  readonly to: number;
}

export interface HandOver extends ActionOn {
  readonly how: HandOverWay;
}

export interface HandedOver {
  readonly at: Instant;
  readonly tickets: number;
}

/** Refusals come from the database: its clock decides, under the locks of the order, its reservation and its seats. */
export interface CounterRepository {
  /** Any reservation, whoever created it; records who viewed it, at most once in a while. */
  open(code: ReservationCode, by: Omit<DoneBy, 'key' | 'requestHash'>): Promise<StoredReservation | undefined>;
  /** Moves to another free seat of the same bus: taken before the old one is released, and the ticket is reissued. */
  exchange(asked: ExchangeSeat): Promise<Result<SeatExchanged, Fault>>;
  /** Prints the tickets, or sends them to the contact again. */
  handOver(asked: HandOver): Promise<Result<HandedOver, Fault>>;
  /** Previous names on the tickets, newest first. */
  formerNames(reservation: ReservationId): Promise<readonly FormerName[]>;
  /** The recorded actions, newest first. */
  log(filter: LogFilter): Promise<readonly LoggedAction[]>;
}

/** A previous name on a ticket. */
export interface FormerName {
  readonly passenger: number;
  readonly name: string;
  readonly until: Instant;
}

export interface LogFilter {
  readonly code?: ReservationCode | undefined;
  /** A day in the carrier's time zone. */
  readonly day?: LocalDate | undefined;
  readonly limit: number;
}

export interface LoggedAction {
  readonly at: Instant;
  readonly actor: string;
  readonly role: OperatorRole | undefined;
  readonly place: string | undefined;
  readonly action: string;
  readonly code: ReservationCode | undefined;
  readonly amount: Centavos | undefined;
  readonly note: string | undefined;
}
