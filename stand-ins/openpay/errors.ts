/** An error in the provider's format. Codes and HTTP statuses are those of its documentation. */
export interface Refusal {
  readonly http: number;
  readonly code: number;
  readonly category: 'request' | 'internal' | 'gateway';
  readonly description: string;
}

const refusal =
  (category: Refusal['category']) =>
  (http: number, code: number, description: string): Refusal => ({ http, code, category, description });

const request = refusal('request');
const internal = refusal('internal');
const gateway = refusal('gateway');

export const INTERNAL = internal(500, 1000, 'Internal server error');
export const BAD_REQUEST = request(400, 1001, 'The request is not JSON or lacks a required field');
export const BAD_KEY = request(401, 1002, 'The API key is not valid');
export const UNPROCESSABLE = request(422, 1003, 'One or more parameters do not fit the operation');
export const UNAVAILABLE = internal(503, 1004, 'A required service is not available');
export const NO_SUCH_THING = request(404, 1005, 'The resource does not exist');
export const ORDER_EXISTS = request(409, 1006, 'The order_id has already been processed');
export const TOO_LARGE = request(413, 1009, 'The request body is too large');
export const WRONG_KEY = request(403, 1010, 'The key is of the wrong kind for this call');
export const OUT_OF_RANGE = request(412, 1012, 'The amount is outside the permitted limits');
export const NOT_ALLOWED = request(412, 1013, 'The operation is not allowed for this resource');
export const ONLY_CARDS: Refusal = { ...NOT_ALLOWED, description: 'Only card charges can be refunded' };
export const BAD_AMOUNT = request(400, 1020, 'The amount has more than two decimals');
export const BAD_NUMBER = request(422, 2004, 'The check digit of the card number is not valid');
export const BAD_EXPIRY = request(400, 2005, 'The expiration date has already passed');
export const MISSING_CVV = request(400, 2006, 'The CVV2 security code is required');
export const BAD_CVV = request(400, 2009, 'The CVV2 security code is not valid');
export const NOT_AUTHENTICATED = gateway(402, 2010, 'The 3-D Secure authentication failed');
export const DECLINED = gateway(402, 3001, 'The card was declined');
export const EXPIRED = gateway(402, 3002, 'The card has expired');
export const NO_FUNDS = gateway(402, 3003, 'The card does not have sufficient funds');
export const STOLEN = gateway(402, 3004, 'The card was identified as stolen');
export const SUSPECTED = gateway(402, 3005, 'The card was rejected by the anti-fraud system');

export const HOOK_EXISTS = request(409, 6001, 'The webhook has already been processed');
export const HOOK_UNREACHED = request(400, 6002, 'Could not connect to the webhook');
export const HOOK_REFUSES = request(400, 6003, 'The webhook answered with an error');

/** A bank's refusals by code, for simulated faults. */
export const BANK_REFUSALS: ReadonlyMap<number, Refusal> = new Map(
  [
    DECLINED,
    EXPIRED,
    NO_FUNDS,
    STOLEN,
    SUSPECTED,
    gateway(412, 3006, 'The operation is not allowed for this customer'),
    gateway(412, 3008, 'The card does not take online transactions'),
    gateway(402, 3009, 'The card was reported lost'),
    gateway(402, 3010, 'The bank has restricted the card'),
    gateway(402, 3011, 'The bank asks to retain the card'),
    gateway(412, 3012, 'The bank has to authorize the card'),
  ].map((refusal) => [refusal.code, refusal]),
);

export const errorBody = ({ http, code, category, description }: Refusal, requestId: string) => ({
  category,
  error_code: code,
  description,
  http_code: http,
  request_id: requestId,
  fraud_rules: code === SUSPECTED.code ? ['Card of the test list'] : null,
});
