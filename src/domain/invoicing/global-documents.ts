import { globalLine, restOfSale, type UndoneTotal, type WordlessLine } from '#domain/invoicing/global-invoice.ts';
import { type OpenForms, paymentForm, type PaidBy } from '#domain/invoicing/payment-form.ts';
import { type Centavos, minus, sum } from '#kernel/money.ts';

/** A sale that nobody asked an invoice for, with what was reversed of it by then. */
export interface UninvoicedSale extends PaidBy {
  readonly payment: string;
  readonly amount: Centavos;
  readonly undone: readonly UndoneTotal[];
  /** As sold. */
  readonly lines: readonly WordlessLine[];
}

/** A sale as it goes on a global invoice: what is left of it. */
export interface GlobalSale {
  readonly payment: string;
  readonly amount: Centavos;
  /** c_FormaPago. */
  readonly form: string;
  readonly lines: readonly ReturnType<typeof globalLine>[];
}

/** What is left of sales; one that was reversed whole is on no invoice. */
export const globalSales = (sales: readonly UninvoicedSale[], forms: OpenForms): readonly GlobalSale[] =>
  sales.flatMap((sale) => {
    const { payment, undone, lines } = sale;
    const amount = minus(sale.amount, sum(undone.map((one) => one.amount)));
    if (amount <= 0) return [];
    const rest = undone.length === 0 ? lines : restOfSale(lines, undone);
    return [{ payment, amount, form: paymentForm(sale, forms), lines: rest.map(globalLine) }];
  });

/** As many sales per document as fit into its lines, in their order; a sale is never split. */
export function inDocuments<Sale extends { readonly lines: readonly unknown[] }>(
  sales: readonly Sale[],
  mostLines: number,
): readonly (readonly Sale[])[] {
  const documents: Sale[][] = [];
  let room = 0;
  for (const sale of sales) {
    if (documents.length === 0 || sale.lines.length > room) {
      documents.push([]);
      room = mostLines;
    }
    documents.at(-1)!.push(sale);
    room -= sale.lines.length;
  }
  return documents;
}
