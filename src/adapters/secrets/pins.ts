import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Pins } from '#app/access/ports.ts';
import { PIN_DIGITS } from '#domain/access/look-up.ts';

const RANGE = 10n ** BigInt(PIN_DIGITS);

/** Digits derived from the site's secret: read access to the database does not reveal them. */
export function pins(secret: string): Pins {
  /** 64 bits reduced to six digits: the bias of a digit is below one part in 10¹³. */
  const digitsOf = (subject: string): string => {
    const mac = createHmac('sha256', secret).update(subject).digest();
    return (mac.readBigUInt64BE(0) % RANGE).toString().padStart(PIN_DIGITS, '0');
  };
  return {
    pinOf: (target) => digitsOf(`pin ${'reservation' in target ? target.reservation : target.id} ${target.pinVersion}`),
    codeOf: (id) => digitsOf(`one-time code ${id}`),
    isSame: (typed, digits) => timingSafeEqual(hashOf(typed), hashOf(digits)),
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
