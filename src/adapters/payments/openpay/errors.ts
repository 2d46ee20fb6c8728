import type { ErrorCode } from '#domain/errors.ts';

/** The bank wants to authenticate the cardholder: worth retrying with 3-D Secure. */
export const WANTS_3D_SECURE = 3005;
/** A charge for this order already exists. */
export const ORDER_EXISTS = 1006;

/**
 * How a refusal is shown to the traveller. A card that is lost, stolen or suspected is shown as simply declined:
 * telling the cardholder is up to the bank.
 */
const FAULTS: Readonly<Record<number, ErrorCode>> = {
  1005: 'card_invalid', // unknown token: used, or expired
  1012: 'method_unavailable', // amount out of the permitted range
  1024: 'method_unavailable',
  2004: 'card_invalid',
  2005: 'card_expired',
  2006: 'card_invalid',
  2009: 'card_invalid',
  2011: 'card_invalid',
  3002: 'card_expired',
  3003: 'card_funds',
};

/** Errors in our request or account: not the card's fault, and nothing was charged. */
const OURS = new Set([1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1013, 1014, 1018, 1020, 1023, 1025]);

export const faultOf = (code: number | undefined): ErrorCode => {
  if (code === undefined) return 'card_declined';
  return FAULTS[code] ?? (OURS.has(code) ? 'provider_unavailable' : 'card_declined');
};

/** The same for a payment reference to be paid in a store, where no card is involved. */
export const storeFaultOf = (code: number | undefined): ErrorCode => {
  const fault = code === undefined ? undefined : FAULTS[code];
  return fault === 'method_unavailable' ? fault : 'provider_unavailable';
};

/** The provider's internal errors (1000, 1004, 1015, 1017): the charge may or may not have been made. */
const TROUBLE = new Set([1000, 1004, 1015, 1017]);

export const isTrouble = (status: number, code: number | undefined): boolean =>
  status >= 500 || status === 408 || status === 429 || (code !== undefined && TROUBLE.has(code));
