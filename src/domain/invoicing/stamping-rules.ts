import type { ErrorCode } from '#domain/errors.ts';
import { HOUR, type Instant, SECOND } from '#kernel/instant.ts';

/** A PAC rejects anything dated more than 72 hours ago; this leaves two hours for its reply. */
export const SEAL_LIFETIME = 70 * HOUR;

/** Whether a seal is too old to be stamped. */
export const isStale = (sealedAt: Instant, now: Instant): boolean => now - sealedAt > SEAL_LIFETIME;

/** The PAC's and SAT's codes as our error codes, which tell the traveller which field is wrong and why (M235, M241). */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  CFDI40143: 'rfc_not_registered',
  CFDI40144: 'fiscal_name_mismatch',
  CFDI40145: 'fiscal_name_mismatch',
  CFDI40147: 'postal_code_mismatch',
  CFDI40148: 'postal_code_mismatch',
  CFDI40157: 'unexpected_regimen',
  CFDI40158: 'unexpected_regimen',
  CFDI40161: 'use_not_of_regime',
  // Problems of the carrier: its certificate, or its registration as an issuer.
  '303': 'brand_not_found',
  '304': 'brand_not_found',
  '305': 'brand_not_found',
  '306': 'brand_not_found',
  '308': 'brand_not_found',
  '402': 'brand_not_found',
};

/** The error code of a rejection, by the PAC's code. */
export const faultOfRefusal = (pacCode: string): ErrorCode => REFUSALS[pacCode] ?? 'cannot_stamp';

/** The date is too old, or in the future: it was not stamped, and may be sealed again. */
export const isDateRefused = (pacCode: string): boolean => pacCode === '401';

/** Maximum difference of two synchronized clocks. */
export const CLOCKS_APART = 15 * SECOND;

/** More attempts are pointless: then the date is not the problem. */
export const MAX_SEALS = 5;

/** Interval between queries for the outcome of a cancellation; a receiver has three working days. */
export const CANCELLATION_LOOKED_AT = HOUR;

/** The SAT's status when the receiver rejects the cancellation. */
export const REFUSED_BY_RECEIVER = 'Solicitud rechazada';
