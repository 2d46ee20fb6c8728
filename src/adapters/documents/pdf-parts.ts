import { qrPath } from '#adapters/documents/qr-path.ts';

// What tickets, vouchers and invoices draw alike.

type Pdf = PDFKit.PDFDocument;

/** All bytes of a document, once it has ended. Rejects with what went wrong while it was written. */
export function collect(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** Draws inside a structure element, so that a screen reader meets headings and paragraphs in order. */
export function tagged(pdf: Pdf, role: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(role, {}, draw));
}

/** A dark stretch of a row of modules. */
const STRETCH = /M(\d+) (\d+)h(\d+)/g;

interface QrDrawing {
  /** What scanners read. */
  readonly text: string;
  /** What screen readers say. */
  readonly label: string;
  /** Of its upper left corner, in points. */
  readonly x: number;
  readonly y: number;
  /** In points. */
  readonly side: number;
}

export function drawQr(pdf: Pdf, { text, label, x, y, side }: QrDrawing): void {
  const { size, d } = qrPath(text);
  const figure = pdf.struct('Figure', { alt: label }, () => {
    pdf
      .save()
      .translate(x, y)
      .scale(side / size);
    // Rectangles take half as many bytes as the same path.
    for (const [, left, top, width] of d.matchAll(STRETCH)) pdf.rect(Number(left), Number(top), Number(width), 1);
    pdf.fill('#000000').restore();
  });
  pdf.addStructure(figure);
}
