import { invoiceHtml } from '#adapters/documents/invoice-html.ts';
import { invoicePdf } from '#adapters/documents/invoice-pdf.ts';
import type { InvoiceDrawing } from '#app/invoicing/invoice-sheet.ts';

/** Draws invoices with the standard renderers: our own HTML, and PDF by pdfkit. */
export const invoiceDrawing: InvoiceDrawing = { html: invoiceHtml, pdf: invoicePdf };
