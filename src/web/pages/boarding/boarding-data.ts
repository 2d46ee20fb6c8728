import type { DeviceVouchers } from '#web/boarding/judge-voucher.ts';
import type { BoardingListView, getBoardingBuses } from '#wire/boarding.ts';
import type { DataOf } from '#wire/route.ts';

/** Choosing a bus, or scanning for one. */
export type BoardingData =
  | ({ readonly kind: 'choose' } & DataOf<typeof getBoardingBuses>)
  | { readonly kind: 'door'; readonly list: BoardingListView; readonly vouchers: DeviceVouchers };
