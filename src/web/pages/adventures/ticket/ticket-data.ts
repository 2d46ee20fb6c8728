import type { DrawnVoucher } from '#web/vouchers/voucher-card.tsx';
import type { CheckoutView } from '#wire/adventures.ts';

/** What became of an order for an adventure. */
export type AdventureTicketData =
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'found';
      readonly code: string;
      readonly checkout: CheckoutView;
      readonly vouchers: readonly DrawnVoucher[];
    };
