import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels per point: like a good screen or a modest scanner. */
const SCALE = 3;

interface Canvases {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** What an independent scanner reads from a page of a PDF rendered as a picture. */
export async function scanPage(bytes: Uint8Array, number: number): Promise<string | undefined> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: SCALE });
  const { canvas, context } = (pdf.canvasFactory as Canvases).create(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data, width, height } = context.getImageData(0, 0, viewport.width, viewport.height);
  return jsQR(data, width, height)?.data;
}
