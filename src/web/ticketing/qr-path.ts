import { encodeQR } from 'qr';
import { modulePath, type QrPath } from '#kernel/module-path.ts';

/** The library draws at least one module of quiet zone. */
const BORDER = 1;

/** Draws a text as QR, on the server: browsers get the path and not the encoder. */
export const qrPath = (text: string): QrPath =>
  modulePath(encodeQR(text, 'raw', { ecc: 'medium', border: BORDER }), BORDER);
