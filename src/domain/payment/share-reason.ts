/**
 * Why a part of a payment is refunded: tickets were cancelled, the bus is of a lower class than was sold, or a supplier
 * could not deliver.
 */
export type ShareReason = 'cancelled' | 'delay' | 'service' | 'undelivered';
