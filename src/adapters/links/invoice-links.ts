import { signedTokens } from '#adapters/links/signed-tokens.ts';
import type { InvoiceTokens } from '#app/invoicing/invoice-links.ts';

/** Valid for the files of one invoice only, and for no action on a reservation. */
const PURPOSE = 'invoice';

/** Links to the files of an invoice, signed with the site's secret. */
export function invoiceTokens(secret: string): InvoiceTokens {
  const tokens = signedTokens(secret);
  return {
    sign: ({ invoice, expires }) => tokens.sign({ purpose: PURPOSE, subject: invoice, expires }),
    read: (text, { invoice, now }) => {
      const token = tokens.read(text, { purpose: PURPOSE, now });
      if (token.kind !== 'good') return token.kind;
      return token.subject === invoice.toLowerCase() ? 'good' : 'forged';
    },
  };
}
