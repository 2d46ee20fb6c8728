import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

/** A dark stretch of a drawn code, in modules. */
interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Screens show a module with about four pixels; a code has a quiet zone of four modules. */
const PIXELS = 4;
const QUIET = 4;

/** What a scanner reads from a path drawn in a page: `M3 0h7v1h-7z…`. */
export const readPath = ({ size, d }: { readonly size: number; readonly d: string }): string =>
  scan(
    size,
    [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
    })),
  );

/** What a scanner reads from each code of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    const paths = argsArray.filter((_, i) => fnArray[i] === OPS.constructPath).map(([, [path]]) => stretches(path));
    // The other paths of a ticket are lines and boxes.
    for (const path of paths.filter(({ length }) => length > 100))
      found.push(scan(Math.max(...path.map(({ x, width }) => x + width)), path));
  }
  return found;
}

/** pdf.js encodes a path as numbers: 0 x y moves, 1 x y draws a line, 4 closes. */
function stretches(path: Float32Array): readonly Stretch[] {
  const corners: number[][][] = [];
  for (let i = 0; i < path.length; ) {
    const operator = path[i];
    if (operator === 0) corners.push([]);
    if (operator === 0 || operator === 1) corners.at(-1)!.push([path[i + 1]!, path[i + 2]!]);
    i += operator === 4 ? 1 : operator === 2 ? 7 : operator === 3 ? 5 : 3;
  }
  return corners.map((polygon) => {
    const [xs, ys] = [polygon.map(([x]) => x!), polygon.map(([, y]) => y!)];
    const x = Math.min(...xs);
    return { x, y: Math.min(...ys), width: Math.max(...xs) - x };
  });
}

function scan(size: number, path: readonly Stretch[]): string {
  const side = (size + 2 * QUIET) * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const { x, y, width } of path)
    for (let row = 0; row < PIXELS; row += 1)
      for (let column = 0; column < width * PIXELS; column += 1) {
        const at = ((y + QUIET) * PIXELS + row) * side + (x + QUIET) * PIXELS + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
  return decodeQR({ width: side, height: side, data });
}
