import type { CardType } from '#domain/payment/card-type.ts';
import { factsOf, METHODS, type PaymentMethod } from '#domain/payment/method.ts';

/** Overrides by the tax officer, for methods whose form is not fixed. */
export type OpenForms = Readonly<Partial<Record<PaymentMethod, string>>>;

/** Por definir: for what is never invoiced. */
const UNDEFINED_FORM = '99';

export interface PaidBy {
  readonly method: PaymentMethod;
  /** As reported by the gateway or read from a terminal's slip; a wallet with an unknown card counts as credit. */
  readonly cardType: CardType | undefined;
}

/** c_FormaPago of a payment. A known card type takes precedence over the traveller's choice, also of paying at a counter. */
export function paymentForm({ method, cardType }: PaidBy, open: OpenForms = {}): string {
  if (cardType) return METHODS[cardType].invoiceForm;
  const { means, invoiceForm } = factsOf(method);
  const form = open[method] ?? invoiceForm;
  if (form === 'by card' || means === 'card') return METHODS[method === 'debit' ? 'debit' : 'credit'].invoiceForm;
  return form === 'never' ? UNDEFINED_FORM : form;
}

interface PaidIn {
  readonly amount: number;
  readonly form: string;
}

/** On a global invoice, the form of its largest sale (SAT, guide of the global CFDI); the first on a tie. */
export const formOfLargest = (paid: readonly PaidIn[]): string =>
  paid.reduce((most, one) => (one.amount > most.amount ? one : most)).form;

/**
 * On an invoice by name, the form in which most was paid, over all its payments (SAT, guide of the CFDI); the first on
 * a tie.
 */
export const formOfMost = (paid: readonly PaidIn[]): string =>
  formOfLargest(
    [...Map.groupBy(paid, ({ form }) => form)].map(([form, alike]) => ({
      form,
      amount: alike.reduce((total, { amount }) => total + amount, 0),
    })),
  );
