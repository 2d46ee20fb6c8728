import type { ReservationView } from '#wire/reservation.ts';

/** What is to be paid in a store. */
export type StoreReferenceView = NonNullable<ReservationView['voucher']>;

/** Where it is paid: at OXXO, or in the chains that take Openpay's references. */
export const storeOf = ({ method }: StoreReferenceView): 'oxxo' | 'openpay' => (method === 'oxxo' ? 'oxxo' : 'openpay');
