/**
 * Why a part of a payment goes back: tickets were given up, their bus is of a lower class than was sold, or what was bought of a
 * supplier could not be had.
 */
export type ShareReason = 'cancelled' | 'delay' | 'service' | 'undelivered';
