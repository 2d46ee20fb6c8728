import { moneyView } from './money.ts';
import { type Capture, type Order, type Refund, refundedOf } from './order.ts';

/** The provider's fee per payment, in hundredths of a percent and of a peso. */
const FEE_RATE = 395;
const FEE_FIXED = 400;

const timeOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

export interface Places {
  /** Origin of the API. */
  readonly api: string;
  /** Origin of the pages for browsers. */
  readonly pages: string;
}

const PAYER = { given_name: 'Ximena', surname: 'Robles' };
const PAYER_EMAIL = 'ximena.robles@example.com';

export const payerUrl = ({ pages }: Places, id: string): string => `${pages}/checkoutnow?token=${id}`;

/** The minimal representation of an order. */
export function orderSummary(order: Order, places: Places) {
  return {
    id: order.id,
    status: order.status,
    ...(order.source === '' ? {} : { payment_source: sourceView(order) }),
    links: linksOf(order, places),
  };
}

/** The full representation of an order. */
export function orderView(order: Order, places: Places) {
  const { payer } = order;
  return {
    ...orderSummary(order, places),
    intent: 'CAPTURE',
    purchase_units: [unitView(order, places)],
    ...(payer ? { payer: { name: PAYER, email_address: PAYER_EMAIL, payer_id: payer.id } } : {}),
    create_time: timeOf(order.createdAt),
    update_time: timeOf(order.updatedAt),
  };
}

function sourceView({ source, payer }: Order) {
  if (source !== 'paypal') return { [source]: {} };
  if (!payer) return { paypal: {} };
  return {
    paypal: { email_address: PAYER_EMAIL, account_id: payer.id, account_status: 'VERIFIED', name: PAYER },
  };
}

function unitView({ unit, capture }: Order, places: Places) {
  const payments = capture && {
    captures: [captureView(capture, unit, places)],
    ...(capture.refunds.length > 0
      ? { refunds: capture.refunds.map((refund) => refundView(refund, capture, places)) }
      : {}),
  };
  return {
    reference_id: unit.reference,
    amount: moneyView(unit.amount),
    ...(unit.description === undefined ? {} : { description: unit.description }),
    ...idsView(unit),
    ...(payments ? { payments } : {}),
  };
}

const idsView = ({ customId, invoiceId }: { customId: string | undefined; invoiceId: string | undefined }) => ({
  ...(customId === undefined ? {} : { custom_id: customId }),
  ...(invoiceId === undefined ? {} : { invoice_id: invoiceId }),
});

export function captureView(capture: Capture, unit: Order['unit'], { api }: Places) {
  const { amount } = capture;
  const fee = { ...amount, hundredths: Math.round((amount.hundredths * FEE_RATE) / 10_000) + FEE_FIXED };
  const self = `${api}/v2/payments/captures/${capture.id}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: moneyView(amount),
    final_capture: true,
    ...idsView(unit),
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    seller_receivable_breakdown: {
      gross_amount: moneyView(amount),
      paypal_fee: moneyView(fee),
      net_amount: moneyView({ ...amount, hundredths: amount.hundredths - fee.hundredths }),
    },
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
    ],
    create_time: timeOf(capture.at),
    update_time: timeOf(capture.at),
  };
}

export function refundView(refund: Refund, capture: Capture, { api }: Places) {
  const total = { ...capture.amount, hundredths: refundedOf(capture) };
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: moneyView(refund.amount),
    ...idsView(refund),
    seller_payable_breakdown: {
      gross_amount: moneyView(refund.amount),
      paypal_fee: moneyView({ ...refund.amount, hundredths: 0 }),
      net_amount: moneyView(refund.amount),
      total_refunded_amount: moneyView(total),
    },
    links: [
      { href: `${api}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${api}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' },
    ],
    create_time: timeOf(refund.at),
    update_time: timeOf(refund.at),
  };
}

function linksOf(order: Order, places: Places) {
  const self = `${places.api}/v2/checkout/orders/${order.id}`;
  const link = (rel: string, href: string, method: string) => ({ href, rel, method });
  const capture = link('capture', `${self}/capture`, 'POST');
  const approve = (rel: string) => link(rel, payerUrl(places, order.id), 'GET');
  switch (order.status) {
    case 'CREATED':
      return [link('self', self, 'GET'), approve('approve'), link('update', self, 'PATCH'), capture];
    case 'PAYER_ACTION_REQUIRED':
      return [link('self', self, 'GET'), approve('payer-action')];
    case 'APPROVED':
      return [link('self', self, 'GET'), link('update', self, 'PATCH'), capture];
    default:
      return [link('self', self, 'GET')];
  }
}
