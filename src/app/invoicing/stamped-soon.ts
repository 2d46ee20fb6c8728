import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import { type ErrorCode, type Faults, fault } from '#domain/errors.ts';
import { isStamped } from '#domain/invoicing/invoice-state.ts';
import { SECOND } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Users do not wait longer for a button. */
const MAX_WAIT = 8 * SECOND;
const BETWEEN_LOOKS = 200;

/** The invoice once it is stamped, or its state after some seconds; a rejection is reported as a fault at its field. */
export async function stampedSoon(
  { invoices, pause }: Pick<InvoicingDeps, 'invoices' | 'pause'>,
  invoice: InvoiceId,
): Promise<Result<Invoice, Faults>> {
  for (let waited = 0; ; waited += BETWEEN_LOOKS) {
    const found = await invoices.byId(invoice);
    if (!found) return fail([fault('cannot_generate_invoice')]);
    if (found.state === 'rejected') return fail([refusalOf(found)]);
    if (isStamped(found.state) || waited >= MAX_WAIT) return ok(found);
    await pause(BETWEEN_LOOKS);
  }
}

/** The form's field for each rejection. */
const FIELDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  rfc_not_registered: 'rfc',
  fiscal_name_mismatch: 'name',
  postal_code_mismatch: 'cp',
  unexpected_regimen: 'regimen_fiscal',
  use_not_of_regime: 'uso_cfdi',
};

/** The fault of a rejected invoice. */
export function refusalOf({ fault: code = 'cannot_stamp' }: Pick<Invoice, 'fault'>): Faults[0] {
  return fault(code, FIELDS[code]);
}
