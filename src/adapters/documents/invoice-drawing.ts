import { drawPdf } from '#adapters/documents/drawing-thread.ts';
import { invoiceHtml } from '#adapters/documents/invoice-html.ts';
import type { InvoiceDrawing } from '#app/invoicing/invoice-sheet.ts';

/** Draws invoices: our own HTML, and PDF by pdfkit in a thread. */
export const invoiceDrawing: InvoiceDrawing = { html: invoiceHtml, pdf: (sheet) => drawPdf('invoice', sheet) };
