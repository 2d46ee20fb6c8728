import { badValue, MALFORMED, missing, notSupported, type Refusal, refusalFor, REQUEST_ID_REQUIRED } from './errors.ts';
import { fields, textOf } from './fields.ts';
import { newId, newPayerId } from './ids.ts';
import { readMoney } from './money.ts';
import type { Order, Unit } from './order.ts';

/** Wallets whose payer has already approved on the device. */
const WALLETS = ['apple_pay', 'google_pay'] as const;
const DEFAULT_REFERENCE = 'default';
const MAX_ID_LENGTH = 127;

/** Creates an order from a request, or returns the refusal. */
export function makeOrder(sent: unknown, requestId: string | undefined, now: number): Order | Refusal {
  if (sent === undefined) return MALFORMED;
  const { intent, purchase_units: units, payment_source: source } = fields(sent);
  if (intent === undefined) return missing('/intent');
  if (intent === 'AUTHORIZE') return refusalFor('AUTH_CAPTURE_NOT_ENABLED');
  if (intent !== 'CAPTURE') return badValue('/intent');
  if (!Array.isArray(units) || units.length === 0) return missing('/purchase_units');
  if (units.length > 1) return notSupported('/purchase_units/1');
  const unit = readUnit(units[0]);
  if ('http' in unit) return unit;
  if (source !== undefined && requestId === undefined) return REQUEST_ID_REQUIRED;
  return paidBy(source, {
    id: newId(),
    status: 'CREATED',
    createdAt: now,
    updatedAt: now,
    unit,
    source: '',
    returnUrl: undefined,
    cancelUrl: undefined,
    locale: 'es-MX',
    brand: undefined,
    paysNow: false,
    payer: undefined,
    capture: undefined,
  });
}

function readUnit(sent: unknown): Unit | Refusal {
  const unit = fields(sent);
  if (unit['amount'] === undefined) return missing('/purchase_units/0/amount');
  const amount = readMoney(unit['amount'], '/purchase_units/0/amount');
  if ('http' in amount) return amount;
  for (const name of ['custom_id', 'invoice_id', 'description']) {
    const value = unit[name];
    const fits = value === undefined || (typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH);
    if (!fits) return badValue(`/purchase_units/0/${name}`);
  }
  return {
    reference: textOf(unit['reference_id']) ?? DEFAULT_REFERENCE,
    amount,
    customId: textOf(unit['custom_id']),
    invoiceId: textOf(unit['invoice_id']),
    description: textOf(unit['description']),
  };
}

function paidBy(source: unknown, order: Order): Order | Refusal {
  if (source === undefined) return order;
  const wallet = WALLETS.find((name) => fields(source)[name] !== undefined);
  if (wallet) {
    return { ...order, source: wallet, status: 'APPROVED', payer: { id: newPayerId(), isRefused: false } };
  }
  const paypal = fields(source)['paypal'];
  if (paypal === undefined) return notSupported('/payment_source');
  const context = fields(fields(paypal)['experience_context']);
  for (const name of ['return_url', 'cancel_url']) {
    const value = context[name];
    if (value !== undefined && !isWebAddress(value))
      return badValue(`/payment_source/paypal/experience_context/${name}`);
  }
  return {
    ...order,
    source: 'paypal',
    status: 'PAYER_ACTION_REQUIRED',
    returnUrl: textOf(context['return_url']),
    cancelUrl: textOf(context['cancel_url']),
    locale: textOf(context['locale']) ?? order.locale,
    brand: textOf(context['brand_name']),
    paysNow: context['user_action'] === 'PAY_NOW',
  };
}

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
