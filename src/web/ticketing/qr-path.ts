import { encodeQR } from 'qr';
import { modulePath, type QrPath } from '#kernel/module-path.ts';

/** The library draws at least one module of quiet zone. */
const BORDER = 1;

/** Draws text as a QR code on the server: browsers get only the path, not the encoder. */
export const qrPath = (text: string): QrPath =>
  modulePath(encodeQR(text, 'raw', { ecc: 'medium', border: BORDER }), BORDER);
