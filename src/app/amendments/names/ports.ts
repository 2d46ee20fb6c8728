import type { NamedPassenger } from '#domain/amendments/name-rules.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import type { Fault } from '#domain/errors.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';

/** A passenger with all that decides whether their name may change. */
export interface PassengerNameStatus extends NamedPassenger {
  readonly type: PassengerType;
  /** Of the stop where their first bus leaves. */
  readonly zone: Zone | undefined;
}

/** How the names of a reservation stand, by the database's clock. */
export interface NameChangeStatus {
  readonly status: PaymentStatus;
  readonly passengers: readonly PassengerNameStatus[];
  readonly now: Instant;
}

export interface NameOrder {
  readonly reservation: ReservationId;
  readonly passenger: number;
  /** Tidied already. */
  readonly name: NameInput;
  readonly sessionHash: Uint8Array;
  readonly key: string;
  readonly requestHash: string;
  /** Judges it in its state under the locks; undefined lets it pass. */
  readonly judge: (current: NameChangeStatus) => readonly Fault[];
}

export type Renamed =
  | { readonly kind: 'done' }
  /** The same key did it before, with this request. */
  | { readonly kind: 'repeated'; readonly requestHash: string }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] };

/** Where names are changed, and every change is written down with the name before it. */
export interface Names {
  status(reservation: ReservationId): Promise<NameChangeStatus>;
  /**
   * Changes the name, and issues the passenger's tickets again under other folios: who boards with the old ones waits
   * or is refused.
   */
  change(order: NameOrder): Promise<Renamed>;
}
