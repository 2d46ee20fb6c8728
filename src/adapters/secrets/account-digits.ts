import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountDigits } from '#app/loyalty/account-ports.ts';

/** Digits derived from the site's secret: read access to the database does not reveal them. */
export const accountDigits = (secret: string): AccountDigits => ({
  of: (code, digits) => {
    const mac = createHmac('sha256', secret).update(`account code ${code}`).digest();
    return (mac.readBigUInt64BE(0) % 10n ** BigInt(digits)).toString().padStart(digits, '0');
  },
  isSame: (typed, digits) => timingSafeEqual(hashOf(typed), hashOf(digits)),
});

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
