import { giftPdf } from '#adapters/documents/gift-pdf.ts';
import { invoicePdf } from '#adapters/documents/invoice-pdf.ts';
import { ticketPdf } from '#adapters/documents/ticket-pdf.ts';
import { voucherPdf } from '#adapters/documents/voucher-pdf.ts';
import type { GiftSheet } from '#app/gifts/documents.ts';
import type { InvoiceSheet } from '#app/invoicing/invoice-sheet.ts';
import type { TicketSheet } from '#app/ticketing/documents.ts';
import type { VoucherSheet } from '#app/vouchers/documents.ts';

// What the drawing thread executes, by name. A task is one value that can be sent to a thread.

export interface TicketDrawing {
  readonly sheet: TicketSheet;
  /** The carrier's, as SVG. */
  readonly sign: string;
}

export const tickets = ({ sheet, sign }: TicketDrawing): Promise<Uint8Array> => ticketPdf(sheet, sign);

export const invoice = (sheet: InvoiceSheet): Promise<Uint8Array> => invoicePdf(sheet);

export interface VoucherDrawing {
  readonly sheet: VoucherSheet;
  /** The carrier's, as SVG. */
  readonly sign: string;
}

export const vouchers = ({ sheet, sign }: VoucherDrawing): Promise<Uint8Array> => voucherPdf(sheet, sign);

export interface GiftDrawing {
  readonly sheet: GiftSheet;
  /** The carrier's, as SVG. */
  readonly sign: string;
}

export const gift = ({ sheet, sign }: GiftDrawing): Promise<Uint8Array> => giftPdf(sheet, sign);
