import { drawPdf } from '#adapters/documents/drawing-thread.ts';
import type { GiftDocuments } from '#app/gifts/documents.ts';

/** Draws gift cards, by pdfkit in a thread. `sign` is the carrier's, as SVG. */
export const giftDocuments = (sign: string): GiftDocuments => ({
  pdf: (sheet) => drawPdf('gift', { sheet, sign }),
});
