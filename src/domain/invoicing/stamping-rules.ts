import type { ErrorCode } from '#domain/errors.ts';
import { HOUR, type Instant, SECOND } from '#kernel/instant.ts';

/** A PAC takes nothing dated earlier than 72 hours ago; two hours are left for its answer. */
export const SEAL_LIFETIME = 70 * HOUR;

/** Whether a seal is too old to be stamped. */
export const isStale = (sealedAt: Instant, now: Instant): boolean => now - sealedAt > SEAL_LIFETIME;

/** What the PAC and the SAT mean, in our words: who is refused reads where and why (M235, M241). */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  CFDI40143: 'rfc_not_registered',
  CFDI40144: 'fiscal_name_mismatch',
  CFDI40145: 'fiscal_name_mismatch',
  CFDI40147: 'postal_code_mismatch',
  CFDI40148: 'postal_code_mismatch',
  CFDI40157: 'unexpected_regimen',
  CFDI40158: 'unexpected_regimen',
  CFDI40161: 'use_not_of_regime',
  // Of the carrier: its certificate, or its name in the list of those who may issue.
  '303': 'brand_not_found',
  '304': 'brand_not_found',
  '305': 'brand_not_found',
  '306': 'brand_not_found',
  '308': 'brand_not_found',
  '402': 'brand_not_found',
};

/** The fault of a refusal, by the PAC's code. */
export const faultOfRefusal = (pacCode: string): ErrorCode => REFUSALS[pacCode] ?? 'cannot_stamp';

/** Its date is too old, or in the future: it was not stamped, and another seal may be. */
export const isDateRefused = (pacCode: string): boolean => pacCode === '401';

/** Two clocks that are set right differ by less. */
export const CLOCKS_APART = 15 * SECOND;

/** More seals than that are of no use: whatever is wrong, it is not the date. */
export const MAX_SEALS = 5;

/** How often the SAT is asked the outcome of a cancellation; a receiver has three working days. */
export const CANCELLATION_LOOKED_AT = HOUR;

/** How the SAT says that a receiver does not want it cancelled. */
export const REFUSED_BY_RECEIVER = 'Solicitud rechazada';
