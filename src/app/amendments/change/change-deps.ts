import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { ScheduleChanges } from './ports.ts';

/** The dependencies of a change of schedule: holding seats and paying, as in a sale. */
export interface ChangeDeps extends SaleDeps, SeatDeps, PaymentDeps {
  readonly changes: ScheduleChanges;
  /** Whether an invoice was issued for a reservation: then its price must not change (T44). */
  readonly isInvoiced: (reservation: ReservationId) => Promise<boolean>;
}
