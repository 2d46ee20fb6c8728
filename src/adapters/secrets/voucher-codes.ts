import { type SigningSecrets, signingKeys } from '#adapters/secrets/signing-keys.ts';
import type { VoucherCodes } from '#app/vouchers/ports.ts';
import { bodyOfVoucher, readVoucherCode, voucherCodeOf } from '#domain/vouchers/voucher-code.ts';

/** Codes of vouchers, signed with the same key as those of tickets. */
export function voucherCodes(secrets: SigningSecrets): VoucherCodes {
  const { keys, own, sign, isSigned } = signingKeys(secrets);
  return {
    keys,
    sign: (pass) => {
      const body = bodyOfVoucher(pass, own.id);
      return voucherCodeOf(body, sign(body));
    },
    read: (text) => {
      const read = readVoucherCode(text);
      return read && isSigned(read) ? read.pass : undefined;
    },
  };
}
