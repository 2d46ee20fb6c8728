import { fields, firstOf, textOf } from '#adapters/providers/fields.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** The provider's reason for a refusal; undefined when it gives none. */
const issueOf = (body: unknown): string | undefined => textOf(fields(firstOf(fields(body).details)).issue);

/**
 * Reasons for a failed capture that lie with the payer or their instrument: they can pay in another way. Buyer's and
 * seller's risk are shown alike: telling the client is up to the provider.
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

/** After these the money may have been taken, or may be soon: by another call of ours, or under another order. */
const UNDECIDED = new Set([
  'DUPLICATE_INVOICE_ID',
  'DUPLICATE_REQUEST_ID',
  'ORDER_ALREADY_CAPTURED',
  'ORDER_COMPLETION_IN_PROGRESS',
  'ORDER_NOT_APPROVED',
  'PREVIOUS_REQUEST_IN_PROGRESS',
]);

/** HTTP statuses that mean the request was refused; other errors leave the outcome open. */
const REFUSALS = new Set([400, 403, 422]);

/** How a failed capture is shown to the traveller; undefined when the reply does not tell whether money was taken. */
export function faultOf(status: number, body: unknown): ErrorCode | undefined {
  const issue = issueOf(body);
  if (!REFUSALS.has(status) || issue === undefined || UNDECIDED.has(issue)) return undefined;
  // All other issues are with our account or our request.
  return PAYERS.has(issue) ? 'paypal_declined' : 'provider_unavailable';
}
