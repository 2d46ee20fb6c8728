import { faultOf, storeFaultOf } from '#adapters/payments/openpay/errors.ts';
import { type Fields, fields, textOf } from '#adapters/providers/fields.ts';
import type { Charged, Declined, Redirect, Unknown, IssuedReference } from '#app/payment/ports.ts';
import type { StoreReference } from '#domain/payment/store-reference.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** The fields of a charge that we read. */
export interface OpenpayCharge {
  readonly id: string;
  readonly orderId: string;
  readonly method: 'card' | 'store';
  readonly status: string;
  /** Pesos, with at most two decimals. */
  readonly amount: number;
  readonly currency: string;
  readonly errorCode: number | undefined;
  readonly redirectUrl: string | undefined;
  readonly cardType: string | undefined;
  readonly cardNumber: string | undefined;
  /** Only for a charge paid in stores. */
  readonly store: StoreReference | undefined;
  /** Description of the charge's last refund: the provider shows only that one. */
  readonly refundNote: string | undefined;
}

/** Reads a charge; undefined when the value is not a valid one. */
export function readCharge(value: unknown): OpenpayCharge | undefined {
  const charge = fields(value);
  const [id, orderId, status] = [textOf(charge.id), textOf(charge.order_id), textOf(charge.status)];
  if (id === undefined || orderId === undefined || status === undefined) return undefined;
  if (typeof charge.amount !== 'number') return undefined;
  const card = fields(charge.card);
  return {
    id,
    orderId,
    method: charge.method === 'store' ? 'store' : 'card',
    status,
    amount: charge.amount,
    currency: textOf(charge.currency) ?? 'MXN',
    errorCode: errorCodeOf(charge),
    redirectUrl: textOf(fields(charge.payment_method).url),
    cardType: textOf(card.type),
    cardNumber: textOf(card.card_number),
    store: storeOf(charge),
    refundNote: textOf(fields(charge.refund).description),
  };
}

/** A due date without an offset is ambiguous, so it is ignored. */
const DUE = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/;

function storeOf(charge: Fields): StoreReference | undefined {
  const { reference, barcode_url: url } = fields(charge.payment_method);
  const due = textOf(charge.due_date) ?? '';
  if (textOf(reference) === undefined || !DUE.test(due)) return undefined;
  return { reference: String(reference), barcodeUrl: textOf(url), payBy: instant(Date.parse(due)) };
}

/** Error code of a refusal; errors and failed charges carry it in the same field. */
export function errorCodeOf(value: unknown): number | undefined {
  const code = Number(fields(value).error_code);
  return Number.isInteger(code) && code > 0 ? code : undefined;
}

export type Outcome = Charged | Declined | Redirect | IssuedReference | Unknown;

/** The outcome of a charge. Money that was taken and then returned by the provider does not count as paid. */
export function outcomeOf(charge: OpenpayCharge): Outcome {
  switch (charge.status) {
    case 'completed':
    case 'chargeback_pending':
    case 'chargeback_accepted':
    case 'chargeback_adjustment':
      return charged(charge);
    case 'failed':
    case 'cancelled':
    case 'expired':
    case 'refunded':
      return { kind: 'declined', ref: charge.id, fault: refusalIn(charge) };
    case 'charge_pending':
      return charge.redirectUrl === undefined
        ? { kind: 'unknown' }
        : { kind: 'redirect', ref: charge.id, url: charge.redirectUrl };
    case 'in_progress':
      return charge.store === undefined ? { kind: 'unknown' } : { kind: 'voucher', ref: charge.id, ...charge.store };
    default:
      return { kind: 'unknown' };
  }
}

function refusalIn({ method, status, errorCode }: OpenpayCharge): Declined['fault'] {
  if (method === 'card') return faultOf(errorCode);
  return status === 'expired' ? 'time_exceeded' : storeFaultOf(errorCode);
}

function charged({ id, amount, currency, cardType, cardNumber }: OpenpayCharge): Charged | Unknown {
  if (currency !== 'MXN') return { kind: 'unknown' };
  return {
    kind: 'charged',
    ref: id,
    amount: centavos(Math.round(amount * 100)),
    cardType: cardType === 'debit' || cardType === 'credit' ? cardType : undefined,
    last4: cardNumber !== undefined && /\d{4}$/.test(cardNumber) ? cardNumber.slice(-4) : undefined,
  };
}
