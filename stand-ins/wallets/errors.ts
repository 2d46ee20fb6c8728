/** An error in the gateway's format. */
export interface Refusal {
  readonly http: number;
  readonly cause: 'INVALID_REQUEST' | 'REQUEST_REJECTED' | 'SERVER_BUSY' | 'SERVER_FAILED';
  readonly explanation: string;
  readonly field?: string;
}

export const BAD_CREDENTIALS: Refusal = { http: 401, cause: 'INVALID_REQUEST', explanation: 'Invalid credentials.' };
export const NO_SUCH_THING: Refusal = { http: 404, cause: 'INVALID_REQUEST', explanation: 'There is nothing here.' };
export const TOO_LARGE: Refusal = { http: 413, cause: 'INVALID_REQUEST', explanation: 'The request is too large.' };
export const BUSY: Refusal = { http: 503, cause: 'SERVER_BUSY', explanation: 'Try again later.' };
export const FAILED: Refusal = { http: 500, cause: 'SERVER_FAILED', explanation: 'Internal failure.' };
export const FROM_A_PAGE: Refusal = { http: 403, cause: 'REQUEST_REJECTED', explanation: 'Not open to pages.' };
/** The documented gateway replies 400 here too: the requested URL is well-formed. */
export const NO_SUCH_ORDER: Refusal = invalid('order.id', 'Unable to find the order.');
export const NO_SUCH_TRANSACTION: Refusal = invalid('transaction.id', 'Unable to find the transaction.');
export const USED_OTHERWISE: Refusal = invalid('transaction.id', 'The transaction exists with other values.');
export const ALREADY_PAID: Refusal = invalid('order.id', 'The order is paid.');
export const TOO_MUCH: Refusal = invalid('transaction.amount', 'More than is left of what was captured.');
export const BAD_TOKEN: Refusal = invalid(
  'sourceOfFunds.provided.card.devicePayment.paymentToken',
  'The token cannot be decrypted.',
);

export function invalid(field: string, explanation = 'Missing or invalid.'): Refusal {
  return { http: 400, cause: 'INVALID_REQUEST', explanation, field };
}

export const errorBody = ({ cause, explanation, field }: Refusal) => ({
  error: { cause, explanation, ...(field ? { field, validationType: 'INVALID' } : {}) },
  result: 'ERROR',
});
