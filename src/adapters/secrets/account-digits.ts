import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountDigits } from '#app/loyalty/account-ports.ts';
import { ACCOUNT_CODE_DIGITS } from '#domain/loyalty/account-code.ts';

const RANGE = 10n ** BigInt(ACCOUNT_CODE_DIGITS);

/** Digits derived from the site's secret: read access to the database does not reveal them. */
export const accountDigits = (secret: string): AccountDigits => ({
  of: (code) => {
    const mac = createHmac('sha256', secret).update(`account code ${code}`).digest();
    return (mac.readBigUInt64BE(0) % RANGE).toString().padStart(ACCOUNT_CODE_DIGITS, '0');
  },
  isSame: (typed, digits) => timingSafeEqual(hashOf(typed), hashOf(digits)),
});

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
