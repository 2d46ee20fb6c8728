import { type Fields, fields, firstOf, listOf, textOf } from '#adapters/providers/fields.ts';
import type { Charged, Declined, PaymentId, Redirect, Unknown } from '#app/payment/ports.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** The fields of an order that we read. */
export interface PaypalOrder {
  readonly id: string;
  readonly status: string;
  /** Our attempt. */
  readonly customId: string | undefined;
  /** Where the payer approves the order. */
  readonly payerUrl: string | undefined;
  readonly capture: PaypalCapture | undefined;
  readonly refunds: readonly PaypalRefund[];
}

export interface PaypalCapture {
  readonly id: string;
  readonly status: string;
  readonly customId: string | undefined;
  /** Undefined when the amount is invalid or not in pesos. */
  readonly amount: Centavos | undefined;
}

export interface PaypalRefund {
  readonly status: string | undefined;
  readonly customId: string | undefined;
}

/** Allowed form of an order id: it becomes part of a URL. */
export const isOrderId = (text: unknown): text is string => typeof text === 'string' && /^[A-Z0-9]{1,36}$/.test(text);

/** Reads an order; undefined when the value is not a valid one. */
export function readOrder(value: unknown): PaypalOrder | undefined {
  const order = fields(value);
  const { id } = order;
  const status = textOf(order.status);
  if (!isOrderId(id) || status === undefined) return undefined;
  const unit = fields(firstOf(order.purchase_units));
  const payments = fields(unit.payments);
  return {
    id,
    status,
    customId: textOf(unit.custom_id),
    payerUrl: payerUrlOf(order),
    capture: readCapture(firstOf(payments.captures)),
    refunds: listOf(payments.refunds).map(readRefund),
  };
}

function payerUrlOf({ links }: Fields): string | undefined {
  const all = listOf(links).map(fields);
  const found = all.find(({ rel }) => rel === 'payer-action') ?? all.find(({ rel }) => rel === 'approve');
  const href = textOf(found?.href);
  return href !== undefined && URL.canParse(href) ? href : undefined;
}

function readCapture(value: unknown): PaypalCapture | undefined {
  const capture = fields(value);
  const [id, status] = [textOf(capture.id), textOf(capture.status)];
  if (id === undefined || status === undefined) return undefined;
  return { id, status, customId: textOf(capture.custom_id), amount: pesosOf(capture.amount) };
}

const readRefund = (value: unknown): PaypalRefund => ({
  status: textOf(fields(value).status),
  customId: textOf(fields(value).custom_id),
});

/** Parses `1050.00` without going through a float. */
function pesosOf(value: unknown): Centavos | undefined {
  const { currency_code: currency, value: amount } = fields(value);
  const [, pesos, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(textOf(amount) ?? '') ?? [];
  if (currency !== 'MXN' || pesos === undefined) return undefined;
  return centavos(Number(pesos) * 100 + Number(cents.padEnd(2, '0')));
}

/** The payer approved: the money can be captured. */
export interface Approved {
  readonly kind: 'approved';
}

/** The money was captured and is under review, for minutes or days: seats are not kept pinned for that. */
export interface UnderReview {
  readonly kind: 'under review';
}

/** The state of an order, mapped to an outcome of our attempt. */
export function outcomeOf(
  order: PaypalOrder,
  payment: PaymentId,
): Charged | Declined | Redirect | Approved | UnderReview | Unknown {
  switch (order.status) {
    case 'COMPLETED':
      return order.capture ? outcomeOfCapture(order.id, order.capture, payment) : UNKNOWN;
    case 'APPROVED':
      return { kind: 'approved' };
    case 'CREATED':
    case 'PAYER_ACTION_REQUIRED':
      return redirectTo(order);
    case 'VOIDED':
      return declined(order.id);
    default:
      return UNKNOWN;
  }
}

export const redirectTo = ({ id, payerUrl }: PaypalOrder): Redirect | Unknown =>
  payerUrl === undefined ? UNKNOWN : { kind: 'redirect', ref: id, url: payerUrl };

const UNKNOWN: Unknown = { kind: 'unknown' };
const declined = (ref: string): Declined => ({ kind: 'declined', ref, fault: 'paypal_declined' });

/**
 * A complete order does not mean that the money arrived: its capture tells. Money that was taken and returned does not
 * count as paid; pending money (`PENDING`) may still arrive.
 */
function outcomeOfCapture(
  ref: string,
  { status, amount, customId }: PaypalCapture,
  payment: PaymentId,
): Charged | Declined | UnderReview | Unknown {
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      if (amount === undefined || customId !== payment) return UNKNOWN;
      return { kind: 'charged', ref, amount, cardType: undefined, last4: undefined };
    case 'DECLINED':
    case 'FAILED':
    case 'REFUNDED':
      return declined(ref);
    case 'PENDING':
      return { kind: 'under review' };
    default:
      return UNKNOWN;
  }
}
