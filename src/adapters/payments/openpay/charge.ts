import { faultOf } from '#adapters/payments/openpay/errors.ts';
import type { Charged, Declined, Redirect, Unknown } from '#app/payment/ports.ts';
import { centavos } from '#kernel/money.ts';

/** The parts of a charge that we read. */
export interface OpenpayCharge {
  readonly id: string;
  readonly orderId: string;
  readonly status: string;
  /** Pesos, with at most two decimals. */
  readonly amount: number;
  readonly currency: string;
  readonly errorCode: number | undefined;
  readonly redirectUrl: string | undefined;
  readonly cardType: string | undefined;
  readonly cardNumber: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads a charge; undefined when it is none. */
export function readCharge(value: unknown): OpenpayCharge | undefined {
  const charge = fields(value);
  const [id, orderId, status] = [text(charge.id), text(charge.order_id), text(charge.status)];
  if (id === undefined || orderId === undefined || status === undefined) return undefined;
  if (typeof charge.amount !== 'number') return undefined;
  const card = fields(charge.card);
  return {
    id,
    orderId,
    status,
    amount: charge.amount,
    currency: text(charge.currency) ?? 'MXN',
    errorCode: errorCodeOf(charge),
    redirectUrl: text(fields(charge.payment_method).url),
    cardType: text(card.type),
    cardNumber: text(card.card_number),
  };
}

/** The code of a refusal, at the same place in an error and in a charge that failed. */
export function errorCodeOf(value: unknown): number | undefined {
  const code = Number(fields(value).error_code);
  return Number.isInteger(code) && code > 0 ? code : undefined;
}

/** What a charge says, in our words. Money that was taken and returned by the provider is not ours to sell for. */
export function outcomeOf(charge: OpenpayCharge): Charged | Declined | Redirect | Unknown {
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
      return { kind: 'declined', ref: charge.id, fault: faultOf(charge.errorCode) };
    case 'charge_pending':
      return charge.redirectUrl === undefined
        ? { kind: 'unknown' }
        : { kind: 'redirect', ref: charge.id, url: charge.redirectUrl };
    default:
      return { kind: 'unknown' };
  }
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
