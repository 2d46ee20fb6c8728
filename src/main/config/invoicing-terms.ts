import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { OpenForms } from '#domain/invoicing/payment-form.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Environment } from '#main/config/config.ts';

/** Until when invoices can be requested, by the carrier's calendar. */
export const invoicingTermsOf = ({ INVOICE_GRACE_DAYS }: Pick<Environment, 'INVOICE_GRACE_DAYS'>): InvoicingTerms => ({
  zone: CARRIER_ZONE,
  graceDays: INVOICE_GRACE_DAYS,
});

/** Until the last second of the month of the payment. */
export const STRICT_TERMS: InvoicingTerms = { zone: CARRIER_ZONE, graceDays: 0 };

/** Forms of payment (c_FormaPago) that the carrier's tax officer has overridden. */
export const openFormsOf = (
  env: Pick<Environment, 'INVOICE_FORM_OXXO' | 'INVOICE_FORM_OPENPAY' | 'INVOICE_FORM_PAYPAL'>,
): OpenForms => ({
  ...(env.INVOICE_FORM_OXXO ? { oxxo: env.INVOICE_FORM_OXXO } : {}),
  ...(env.INVOICE_FORM_OPENPAY ? { openpay: env.INVOICE_FORM_OPENPAY } : {}),
  ...(env.INVOICE_FORM_PAYPAL ? { paypal: env.INVOICE_FORM_PAYPAL } : {}),
});
