/** The eleven payment types of the specification (section 3), in its words; and credit with the carrier (B18). */
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
  'store_credit',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The four payment statuses of a reservation (section 4). */
export const PAYMENT_STATUSES = ['process', 'approved', 'order_generated', 'decline'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Paid in cash in a store against a reference: it takes time, so the reservation becomes `order_generated` (T3). */
export const isStoreMethod = (method: PaymentMethod): boolean => method === 'oxxo' || method === 'openpay';

/** Paid in cash by people who have yet to go somewhere: the seats are kept for hours. */
export const waitsForCash = (method: PaymentMethod): boolean => method === 'cash' || isStoreMethod(method);

/** Paid with points: never invoiced (spec 5). */
export const isPointsMethod = (method: PaymentMethod): boolean =>
  method === 'traveller_purchased' || method === 'traveller_win';

/** Paid from the wallet of the traveller's device. */
export const WALLET_METHODS = ['apple_pay', 'google_pay'] as const satisfies readonly PaymentMethod[];

export type WalletMethod = (typeof WALLET_METHODS)[number];

export const isWalletMethod = (method: PaymentMethod): method is WalletMethod =>
  method === 'apple_pay' || method === 'google_pay';

/** What somebody else can pay for the holder with (N9): no points that are not theirs, no counter where the code is said. */
export const isOpenToOthers = (method: PaymentMethod): boolean =>
  method !== 'cash' && method !== 'agencies' && method !== 'store_credit' && !isPointsMethod(method);

/** The provider asks for an address: it sends its own receipt there, and weighs the risk of a card by it. */
export const needsEmail = (method: PaymentMethod): boolean =>
  method === 'credit' || method === 'debit' || isStoreMethod(method);
