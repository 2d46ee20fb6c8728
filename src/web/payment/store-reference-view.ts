import type { ReservationView } from '#wire/reservation.ts';

/** A payment reference for a store. */
export type StoreReferenceView = NonNullable<ReservationView['voucher']>;

/** Where it is paid: at OXXO, or in the chains that accept Openpay's references. */
export const storeOf = ({ method }: StoreReferenceView): 'oxxo' | 'openpay' => (method === 'oxxo' ? 'oxxo' : 'openpay');
