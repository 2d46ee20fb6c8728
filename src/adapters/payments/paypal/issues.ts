import { fields, firstOf, textOf } from '#adapters/payments/paypal/fields.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** Why the provider refused, in its word; undefined where it gives none. */
export const issueOf = (body: unknown): string | undefined => textOf(fields(firstOf(fields(body).details)).issue);

/**
 * Refusals to take the money of an approved order that are the payer's or their instrument's: they can pay in another
 * way. What is refused because of the buyer's or the seller's risk reads the same: the provider tells its client, we do not.
 */
const PAYERS = new Set([
  'COMPLIANCE_VIOLATION',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);

/** Refusals because of our account or our request: nothing was taken, and another way to pay may work. */
const OURS = new Set([
  'AUTH_CAPTURE_NOT_ENABLED',
  'CONSENT_NEEDED',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PERMISSION_DENIED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
]);

/** What the traveller hears of a capture that was refused; undefined where the refusal does not tell whether money was taken. */
export function faultOf(issue: string | undefined): ErrorCode | undefined {
  if (issue === undefined) return undefined;
  if (PAYERS.has(issue)) return 'paypal_declined';
  return OURS.has(issue) ? 'provider_unavailable' : undefined;
}
