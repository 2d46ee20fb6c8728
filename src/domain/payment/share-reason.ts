/** Why a part of a payment goes back: tickets were given up, or their bus is of a lower class than was sold. */
export type ShareReason = 'cancelled' | 'delay' | 'service';
