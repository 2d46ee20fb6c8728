import { encodeQR } from 'qr';

/** A QR as one drawing path of unit squares; `size` is its side in modules, without a quiet zone. */
export interface QrPath {
  readonly size: number;
  readonly d: string;
}

/** The library draws at least one module of quiet zone; ours is drawn where the code is placed. */
const BORDER = 1;

/** Draws a text as QR, on the server: browsers get the path and not the encoder. */
export function qrPath(text: string): QrPath {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
    .slice(BORDER, -BORDER)
    .map((row) => row.slice(BORDER, -BORDER));
  return { size: modules.length, d: modules.flatMap(stretches).join('') };
}

/** Dark stretches of a row, each one subpath: a third of what a square per module would take. */
function stretches(row: readonly boolean[], y: number): string[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    return [`M${x} ${y}h${width}v1h-${width}z`];
  });
}
