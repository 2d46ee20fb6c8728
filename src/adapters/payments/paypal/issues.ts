import { fields, firstOf, textOf } from '#adapters/providers/fields.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** Why the provider refused, in its word; undefined where it gives none. */
const issueOf = (body: unknown): string | undefined => textOf(fields(firstOf(fields(body).details)).issue);

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

/** After these the money may have been taken, or may be in a moment: by another call of ours, or under another order. */
const UNDECIDED = new Set([
  'DUPLICATE_INVOICE_ID',
  'DUPLICATE_REQUEST_ID',
  'ORDER_ALREADY_CAPTURED',
  'ORDER_COMPLETION_IN_PROGRESS',
  'ORDER_NOT_APPROVED',
  'PREVIOUS_REQUEST_IN_PROGRESS',
]);

/** HTTP statuses of a refusal of what was asked; others are trouble. */
const REFUSALS = new Set([400, 403, 422]);

/** What the traveller hears of a capture that was refused; undefined where the answer does not tell whether money was taken. */
export function faultOf(status: number, body: unknown): ErrorCode | undefined {
  const issue = issueOf(body);
  if (!REFUSALS.has(status) || issue === undefined || UNDECIDED.has(issue)) return undefined;
  // All others are about our account or our request.
  return PAYERS.has(issue) ? 'paypal_declined' : 'provider_unavailable';
}
