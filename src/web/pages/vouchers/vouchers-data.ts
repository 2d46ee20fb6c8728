import type { DrawnVoucher } from '#web/vouchers/voucher-card.tsx';

export type VouchersData =
  | { readonly kind: 'lost' }
  | { readonly kind: 'found'; readonly code: string; readonly vouchers: readonly DrawnVoucher[] };
