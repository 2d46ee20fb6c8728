import { encodeQR } from 'qr';
import { type Colour, png } from '#adapters/pictures/png.ts';

/** Pixels per module, and modules of quiet zone: what scanners require. */
const MODULE = 4;
const QUIET = 4;
const DARK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

/** A text as a QR in PNG: for e-mails, because mail programs do not draw SVG. */
export function codePicture(text: string): Uint8Array {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  return png(modules.length * MODULE, (x, y) =>
    modules[Math.floor(y / MODULE)]![Math.floor(x / MODULE)] ? DARK : WHITE,
  );
}
