import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors about vouchers. */
export const voucherErrors = {
  voucher_none: {
    es: 'Este pedido todavía no tiene vales. En cuanto se confirme tu lugar los encuentras aquí.',
    en: 'This order has no vouchers yet. As soon as your place is confirmed you find them here.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
