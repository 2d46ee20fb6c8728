import type { StoredReservation } from '#app/booking/ports.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import type { Fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

interface ActionOn {
  readonly code: ReservationCode;
  readonly by: DoneBy;
}

/** How an order was paid: into the till, or on the call centre's own terminal, which authorised it. */
export type CounterMoney =
  | { readonly kind: 'cash'; readonly received: Centavos | undefined }
  | { readonly kind: 'terminal'; readonly authorisation: string };

export interface TakeMoney extends ActionOn {
  readonly money: CounterMoney;
  /** What was asked of the traveller; undefined takes whatever the order costs. */
  readonly total: Centavos | undefined;
}

export interface MoneyTaken {
  readonly at: Instant;
  readonly amount: Centavos;
  /** Cash put down, and what goes back over the counter. */
  readonly received: Centavos;
  readonly change: Centavos;
  readonly authorisation?: string;
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
  readonly how: 'printed' | 'sent';
}

export interface HandedOver {
  readonly at: Instant;
  readonly tickets: number;
}

/** Refusals are the database's: its clock decides, under the locks of the order, its reservation and its seats. */
export interface CounterRepository {
  /** Any reservation, no matter who made it; writes down who looked, once in a while. */
  open(code: ReservationCode, by: Omit<DoneBy, 'key' | 'requestHash'>): Promise<StoredReservation | undefined>;
  /** Takes money for an order that waits and makes its tickets good; refused after the deadline. */
  take(asked: TakeMoney): Promise<Result<MoneyTaken, Fault>>;
  /** Another free seat of the same bus: taken before the old one is given back, the ticket issued again. */
  exchange(asked: ExchangeSeat): Promise<Result<SeatExchanged, Fault>>;
  /** Tickets on paper, or to the contact once more. */
  handOver(asked: HandOver): Promise<Result<HandedOver, Fault>>;
  /** Who held the tickets before, newest first. */
  formerNames(reservation: ReservationId): Promise<readonly FormerName[]>;
  /** What was answered to the same key before. */
  storedOutcome<T>(by: DoneBy): Promise<Result<T, Fault> | undefined>;
  /** What was done, newest first. */
  log(filter: LogFilter): Promise<readonly LoggedAction[]>;
}

/** A name that a ticket no longer has. */
export interface FormerName {
  readonly passenger: number;
  readonly name: string;
  readonly until: Instant;
}

export interface LogFilter {
  readonly code?: ReservationCode | undefined;
  /** A day of the carrier's. */
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
