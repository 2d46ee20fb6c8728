import { drawPdf } from '#adapters/documents/drawing-thread.ts';
import { ticketHtml } from '#adapters/documents/ticket-html.ts';
import type { TicketDocuments } from '#app/ticketing/documents.ts';

/** Draws tickets: our own HTML, and PDF by pdfkit in a thread. `sign` is the carrier's, as SVG. */
export const ticketDocuments = (sign: string): TicketDocuments => ({
  html: (sheet) => ticketHtml(sheet, sign),
  pdf: (sheet) => drawPdf('tickets', { sheet, sign }),
});
