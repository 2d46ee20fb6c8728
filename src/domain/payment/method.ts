/** The eleven payment types of the specification (section 3), in its words. */
export const PAYMENT_METHODS = [
  'cash',
  'debit',
  'credit',
  'traveller_purchased',
  'traveller_win',
  'agencies',
  'oxxo',
  'openpay',
  'apple_pay',
  'google_pay',
  'paypal',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The four payment statuses of a reservation (section 4). */
export const PAYMENT_STATUSES = ['process', 'approved', 'order_generated', 'decline'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Paid in cash in a store against a reference: it takes time, so the reservation becomes `order_generated` (T3). */
export const isStoreMethod = (method: PaymentMethod): boolean => method === 'oxxo' || method === 'openpay';

/** Paid with points: never invoiced (spec 5). */
export const isPointsMethod = (method: PaymentMethod): boolean =>
  method === 'traveller_purchased' || method === 'traveller_win';
