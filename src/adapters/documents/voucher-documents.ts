import { drawPdf } from '#adapters/documents/drawing-thread.ts';
import { voucherHtml } from '#adapters/documents/voucher-html.ts';
import type { VoucherDocuments } from '#app/vouchers/documents.ts';

/** Draws vouchers: our own HTML, and PDF by pdfkit in a thread. `sign` is the carrier's, as SVG. */
export const voucherDocuments = (sign: string): VoucherDocuments => ({
  html: (sheet) => voucherHtml(sheet, sign),
  pdf: (sheet) => drawPdf('vouchers', { sheet, sign }),
});
