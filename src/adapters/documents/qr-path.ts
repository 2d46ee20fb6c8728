import { encodeQR } from 'qr';

/** A QR as one drawing path of unit squares; `size` is its side in modules, without a quiet zone. */
export interface QrPath {
  readonly size: number;
  readonly d: string;
}

/** The library draws at least one module of quiet zone; ours is drawn where the code is placed. */
const BORDER = 1;

/** Draws a text as QR with 15 % of error correction: enough for a scratched phone, small enough to scan at arm's length. */
export function qrPath(text: string): QrPath {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
    .slice(BORDER, -BORDER)
    .map((row) => row.slice(BORDER, -BORDER));
  const d = modules.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
  return { size: modules.length, d };
}

/** Dark stretches of a row as [start, length]: a third of the path a square per module would take. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
