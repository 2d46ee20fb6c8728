/** Refusals in the provider's own form. Codes and HTTP statuses are those of its documentation. */
export interface Refusal {
  readonly http: number;
  readonly code: number;
  readonly category: 'request' | 'internal' | 'gateway';
  readonly description: string;
}

const refusal = (http: number, code: number, category: Refusal['category'], description: string): Refusal => ({
  http,
  code,
  category,
  description,
});

export const BAD_REQUEST = refusal(400, 1001, 'request', 'The request is not JSON or lacks a required field');
export const BAD_KEY = refusal(401, 1002, 'request', 'The API key is not valid');
export const UNAVAILABLE = refusal(503, 1004, 'internal', 'A required service is not available');
export const INTERNAL = refusal(500, 1000, 'internal', 'Internal server error');
export const NO_SUCH_THING = refusal(404, 1005, 'request', 'The resource does not exist');
export const ORDER_EXISTS = refusal(409, 1006, 'request', 'The order_id has already been processed');
export const WRONG_KEY = refusal(403, 1010, 'request', 'The public key was used where the private key is required');
export const OUT_OF_RANGE = refusal(412, 1012, 'request', 'The amount is outside the permitted limits');
export const BAD_AMOUNT = refusal(400, 1020, 'request', 'The amount has more than two decimals');
export const BAD_NUMBER = refusal(422, 2004, 'request', 'The check digit of the card number is not valid');
export const BAD_EXPIRY = refusal(422, 2005, 'request', 'The expiration date has already passed');
export const BAD_CVV = refusal(422, 2006, 'request', 'The CVV2 security code is required');
export const DECLINED = refusal(402, 3001, 'gateway', 'The card was declined');
export const EXPIRED = refusal(402, 3002, 'gateway', 'The card has expired');
export const NO_FUNDS = refusal(402, 3003, 'gateway', 'The card does not have sufficient funds');
export const STOLEN = refusal(402, 3004, 'gateway', 'The card was identified as stolen');
export const SUSPECTED = refusal(402, 3005, 'gateway', 'The card was rejected by the anti-fraud system');

export const errorBody = ({ http, code, category, description }: Refusal, requestId: string) => ({
  category,
  error_code: code,
  description,
  http_code: http,
  request_id: requestId,
  fraud_rules: null,
});
