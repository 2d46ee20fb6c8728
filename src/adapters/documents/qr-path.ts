import { encodeQR } from 'qr';
import { modulePath, type QrPath } from '#kernel/module-path.ts';

/** The library draws at least one module of quiet zone. */
const BORDER = 1;

/**
 * Draws a text as QR with 15 % error correction: enough for a scratched phone, small enough to scan at arm's length.
 */
export const qrPath = (text: string): QrPath =>
  modulePath(encodeQR(text, 'raw', { ecc: 'medium', border: BORDER }), BORDER);
