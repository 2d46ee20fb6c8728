import type { TicketDocuments } from '#app/ticketing/documents.ts';
import { ticketHtml } from '#adapters/documents/ticket-html.ts';
import { ticketPdf } from '#adapters/documents/ticket-pdf.ts';

/** Draws tickets with the standard means: our own HTML, and PDF by pdfkit. */
export const ticketDocuments: TicketDocuments = { html: ticketHtml, pdf: ticketPdf };
