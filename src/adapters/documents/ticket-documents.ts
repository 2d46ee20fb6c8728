import type { TicketDocuments } from '#app/ticketing/documents.ts';
import { ticketHtml } from '#adapters/documents/ticket-html.ts';
import { ticketPdf } from '#adapters/documents/ticket-pdf.ts';

/** Draws tickets with the standard renderers: our own HTML, and PDF by pdfkit. `sign` is the carrier's, as SVG. */
export const ticketDocuments = (sign: string): TicketDocuments => ({
  html: (sheet) => ticketHtml(sheet, sign),
  pdf: (sheet) => ticketPdf(sheet, sign),
});
