/** The four payment statuses of an order (section 4). */
export const PAYMENT_STATUSES = ['process', 'approved', 'order_generated', 'decline'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether money was taken or a store reference was given: the order is read-only now. */
export const isSettled = (status: PaymentStatus): boolean => status === 'approved' || status === 'order_generated';
