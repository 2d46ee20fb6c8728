import type { PaymentMethod } from '#domain/payment/method.ts';

/** A method's c_FormaPago. Cards say by themselves which kind they are. */
type Form = string | 'by card';

/**
 * c_FormaPago of each way to pay. Of three the SAT says nothing in this many words, and the carrier's tax officer decides; points
 * and agencies are never invoiced.
 */
const FORMS: Readonly<Record<PaymentMethod, Form>> = {
  cash: '01',
  credit: '04',
  debit: '28',
  oxxo: '01', // open: handed over in cash
  openpay: '01', // open: handed over in cash
  paypal: '31', // open: Intermediario pagos
  apple_pay: 'by card',
  google_pay: 'by card',
  store_credit: '17',
  traveller_purchased: '99',
  traveller_win: '99',
  agencies: '99',
};

/** The three that are open, where the tax officer says otherwise. */
export type OpenForms = Readonly<Partial<Record<'oxxo' | 'openpay' | 'paypal', string>>>;

export interface PaidBy {
  readonly method: PaymentMethod;
  /** As the gateway said it; a wallet whose card is not known counts as credit. */
  readonly cardType: 'debit' | 'credit' | undefined;
}

/** c_FormaPago of a payment. What the gateway says of a card goes before what the traveller chose. */
export function paymentForm({ method, cardType }: PaidBy, open: OpenForms = {}): string {
  const form = (open as Readonly<Partial<Record<PaymentMethod, string>>>)[method] ?? FORMS[method];
  const isCard = form === 'by card' || method === 'credit' || method === 'debit';
  if (!isCard) return form;
  const kind = cardType ?? (method === 'debit' ? 'debit' : 'credit');
  return FORMS[kind];
}

/** Of several payments the form of the one that paid most (guide of the SAT, p. 6); the first of equals. */
export const formOfLargest = (paid: readonly { readonly amount: number; readonly form: string }[]): string =>
  paid.reduce((most, one) => (one.amount > most.amount ? one : most)).form;
