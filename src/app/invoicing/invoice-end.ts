import type { Invoice, Invoices } from '#app/invoicing/invoice-ports.ts';
import type { InvoiceEnd } from '#domain/invoicing/invoice-end.ts';

/** The mark on the printed forms of an invoice; a replacement counts only once it is stamped. */
export async function endOf(
  { invoices }: { readonly invoices: Pick<Invoices, 'byId'> },
  { uuid, state, replacedBy }: Pick<Invoice, 'uuid' | 'state' | 'replacedBy'>,
): Promise<InvoiceEnd | undefined> {
  if (uuid === undefined) return undefined;
  const insteadUuid = replacedBy && (await invoices.byId(replacedBy))?.uuid;
  if (state === 'cancelled') return { kind: 'cancelled', insteadUuid };
  if (insteadUuid !== undefined) return { kind: 'replaced', insteadUuid };
  return state === 'cancelling' ? { kind: 'cancelling', insteadUuid } : undefined;
}
