import { factsOf, METHODS, type PaymentMethod } from '#domain/payment/method.ts';

/** Of the methods whose form is open, where the tax officer says otherwise. */
export type OpenForms = Readonly<Partial<Record<PaymentMethod, string>>>;

/** Por definir: of what is never invoiced. */
const UNDEFINED_FORM = '99';

export interface PaidBy {
  readonly method: PaymentMethod;
  /** As the gateway said it; a wallet whose card is not known counts as credit. */
  readonly cardType: 'debit' | 'credit' | undefined;
}

/** c_FormaPago of a payment. What the gateway says of a card goes before what the traveller chose. */
export function paymentForm({ method, cardType }: PaidBy, open: OpenForms = {}): string {
  const { means, invoiceForm } = factsOf(method);
  const form = open[method] ?? invoiceForm;
  if (form === 'by card' || means === 'card')
    return METHODS[cardType ?? (method === 'debit' ? 'debit' : 'credit')].invoiceForm;
  return form === 'never' ? UNDEFINED_FORM : form;
}

/** Of several payments the form of the one that paid most (guide of the SAT, p. 6); the first of equals. */
export const formOfLargest = (paid: readonly { readonly amount: number; readonly form: string }[]): string =>
  paid.reduce((most, one) => (one.amount > most.amount ? one : most)).form;
