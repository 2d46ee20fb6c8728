/** An error in the provider's format. Names, messages, issues and descriptions are those of its documents. */
export interface Refusal {
  readonly http: number;
  readonly name: string;
  readonly message: string;
  readonly detail?: {
    readonly issue: string;
    readonly description?: string;
    readonly field?: string;
    readonly location?: 'body' | 'path' | 'query';
  };
  /** Where the payer has to be sent again. */
  readonly redirect?: string;
}

const named =
  (http: number, name: string, message: string) =>
  (issue: string, description?: string): Refusal => ({ http, name, message, detail: { issue, description } });

const badRequest = named(
  400,
  'INVALID_REQUEST',
  'Request is not well-formed, syntactically incorrect, or violates schema.',
);
const notFound = named(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.');
const unprocessable = named(
  422,
  'UNPROCESSABLE_ENTITY',
  'The requested action could not be performed, semantically incorrect, or failed business validation.',
);

export const NOT_AUTHENTICATED: Refusal = {
  http: 401,
  name: 'AUTHENTICATION_FAILURE',
  message: 'Authentication failed due to missing authorization header, or invalid authentication credentials.',
};
export const FORBIDDEN = named(
  403,
  'NOT_AUTHORIZED',
  'Authorization failed due to insufficient permissions.',
)('PERMISSION_DENIED', 'You do not have permission to access or perform operations on this resource.');
export const INTERNAL: Refusal = {
  http: 500,
  name: 'INTERNAL_SERVER_ERROR',
  message: 'An internal server error occurred.',
};
export const UNAVAILABLE: Refusal = { http: 503, name: 'SERVICE_UNAVAILABLE', message: 'Service Unavailable.' };
export const TOO_LARGE: Refusal = { http: 413, name: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' };

export const MALFORMED = badRequest('MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
export const REQUEST_ID_REQUIRED = badRequest(
  'PAYPAL_REQUEST_ID_REQUIRED',
  "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
);
const MISSING = badRequest('MISSING_REQUIRED_PARAMETER', 'A required parameter is missing.');
const SYNTAX = badRequest('INVALID_PARAMETER_SYNTAX', 'The value of a field does not conform to the expected format.');
const VALUE = badRequest('INVALID_PARAMETER_VALUE', 'A parameter value is not valid.');
const UNSUPPORTED = badRequest('NOT_SUPPORTED', 'This field is not currently supported.');
const NOT_PATCHABLE_FIELD = badRequest('FIELD_NOT_PATCHABLE', 'Field cannot be patched.');

const at =
  (refusal: Refusal) =>
  (field: string, location: 'body' | 'path' | 'query' = 'body'): Refusal => ({
    ...refusal,
    detail: { ...refusal.detail!, field, location },
  });

export const missing = at(MISSING);
export const badSyntax = at(SYNTAX);
export const badValue = at(VALUE);
export const notSupported = at(UNSUPPORTED);
export const fieldNotPatchable = at(NOT_PATCHABLE_FIELD);

export const NO_SUCH_THING = notFound(
  'INVALID_RESOURCE_ID',
  'Specified resource ID does not exist. Please check the resource ID and try again.',
);

const ISSUES = {
  AMOUNT_MISMATCH:
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  AUTH_CAPTURE_NOT_ENABLED:
    'Authorization and Capture feature is not enabled for the merchant. Make sure that the recipient of the funds is a verified business account.',
  CANNOT_BE_ZERO_OR_NEGATIVE:
    'Must be greater than zero. If the currency supports decimals, only two decimal place precision is supported.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  INVALID_CURRENCY_CODE:
    'Currency code is invalid or is not currently supported. Please refer https://developer.paypal.com/api/rest/reference/currency-codes/ for list of supported currency codes.',
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
  ORDER_ALREADY_CAPTURED: "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_ALREADY_COMPLETED: 'The order cannot be patched after it is completed.',
  REFERENCE_ID_NOT_FOUND:
    'Filter expression value is incorrect. Please check the value of the reference_id and try again.',
  INSTRUMENT_DECLINED:
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  PAYER_ACTION_REQUIRED: 'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  PAYER_CANNOT_PAY:
    'Payer cannot pay for this transaction. Please contact the payer to find other ways to pay for this transaction.',
  PAYER_ACCOUNT_RESTRICTED: 'PAYER_ACCOUNT_RESTRICTED',
  TRANSACTION_REFUSED: 'The request was refused.',
  TRANSACTION_LIMIT_EXCEEDED: 'Total payment amount exceeded transaction limit.',
  COMPLIANCE_VIOLATION: 'Transaction is declined due to compliance violation.',
  DOMESTIC_TRANSACTION_REQUIRED:
    'This transaction requires the payee and payer to be resident in the same country, a domestic transaction is required to create this payment.',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'You have exceeded the maximum number of payment attempts.',
  PAYEE_BLOCKED_TRANSACTION: 'The Fraud settings for this seller are such that this payment cannot be executed.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_NOT_ALLOWED: 'Refund cannot be issued: the capture is not completed.',
} as const;

export type Issue = keyof typeof ISSUES;

/** A refusal by its issue. */
export const refusalFor = (issue: Issue): Refusal => unprocessable(issue, ISSUES[issue]);

export const isIssue = (text: string): text is Issue => Object.hasOwn(ISSUES, text);

export const errorBody = ({ name, message, detail, redirect }: Refusal, debugId: string) => ({
  name,
  message,
  debug_id: debugId,
  ...(detail ? { details: [detail] } : {}),
  links: [
    ...(detail
      ? [
          {
            href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${detail.issue}`,
            rel: 'information_link',
            method: 'GET',
          },
        ]
      : []),
    ...(redirect ? [{ href: redirect, rel: 'redirect', method: 'GET' }] : []),
  ],
});
