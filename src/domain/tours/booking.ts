/**
 * A booking at the supplier: `waiting` until it is paid, `pending` until the supplier answered, `booked`; or `refunded`
 * because it could not be had, or `cancelled` by the traveller or by staff.
 */
export const TOUR_BOOKING_STATES = ['waiting', 'pending', 'booked', 'refunded', 'cancelled'] as const;

export type TourBookingState = (typeof TOUR_BOOKING_STATES)[number];
