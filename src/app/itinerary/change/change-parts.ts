import type { SaleParts } from '#app/booking/sale-parts.ts';
import type { SeatParts } from '#app/booking/seat-parts.ts';
import type { ScheduleChanges } from '#app/itinerary/change/ports.ts';
import type { PaymentParts } from '#app/payment/payment-parts.ts';
import type { ReservationId } from '#domain/booking/reservation.ts';

/** What changing the schedule is made of: holding seats and paying, as in a sale. */
export interface ChangeParts extends Pick<SaleParts, 'availability'>, SeatParts, PaymentParts {
  readonly changes: ScheduleChanges;
  /** Whether an invoice was issued for a reservation: then its price stays what it is (T44). */
  readonly isInvoiced: (reservation: ReservationId) => Promise<boolean>;
}
