import type { ShownError } from '#web/shown-errors.ts';
import type { SavingChoice } from '#web/ticketing/saved-codes.ts';
import type { SavedVouchers } from '#web/ticketing/saved-vouchers.ts';
import type { DrawnVoucher } from '#web/vouchers/voucher-card.tsx';
import type { WalletVoucherView } from '#wire/voucher-documents.ts';

/** The name of the button that e-mails them again, for what is refused there. */
export const RESEND = 'resend';

export type VouchersData =
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'found';
      readonly code: string;
      readonly vouchers: readonly DrawnVoucher[];
      /** There are none yet. */
      readonly areToCome: boolean;
      /** Empty when the carrier offers no wallet. */
      readonly wallets: readonly WalletVoucherView[];
      /** They were just e-mailed again. */
      readonly isSent: boolean;
      readonly errors: readonly ShownError[];
      /** To keep on the device; absent without any. */
      readonly saved?: SavedVouchers | undefined;
      readonly keeps: SavingChoice;
    };
