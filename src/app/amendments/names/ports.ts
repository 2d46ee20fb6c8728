import type { NamedPassenger } from '#domain/amendments/name-rules.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Fault } from '#domain/errors.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';

/** A passenger with everything that decides whether their name can be changed. */
export interface PassengerNameStatus extends NamedPassenger {
  readonly type: PassengerType;
  /** Of the stop where their first bus leaves. */
  readonly zone: Zone | undefined;
}

/** The name changes of a reservation, by the database's clock. */
export interface NameChangeStatus {
  readonly status: PaymentStatus;
  readonly passengers: readonly PassengerNameStatus[];
  readonly now: Instant;
}

export interface NameOrder {
  readonly reservation: ReservationId;
  readonly passenger: number;
  /** Already normalized. */
  readonly name: NameInput;
  readonly sessionHash: Uint8Array;
  readonly key: string;
  readonly requestHash: string;
  /** Checks the current state under the locks; an empty list accepts. */
  readonly judge: (current: NameChangeStatus) => readonly Fault[];
}

export type Renamed =
  | { readonly kind: 'done' }
  /** The same key was used before, with this request. */
  | { readonly kind: 'repeated'; readonly requestHash: string }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] };

/** Changes names, and records every change with the previous name. */
export interface Names {
  status(reservation: ReservationId): Promise<NameChangeStatus>;
  /**
   * Changes the name, and reissues the passenger's tickets under new folios: a concurrent scan of the old ones waits or
   * is refused.
   */
  change(order: NameOrder): Promise<Renamed>;
}
