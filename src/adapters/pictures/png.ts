import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const TRUE_COLOUR = 2;

/** A square PNG file, rows from the top. */
export function png(side: number, colourAt: (x: number, y: number) => Colour): Uint8Array {
  const row = 1 + side * 3; // one filter byte (none), then three bytes per pixel
  const pixels = new Uint8Array(side * row);
  for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) pixels.set(colourAt(x, y), y * row + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, TRUE_COLOUR], 8);
  const packed = deflateSync(pixels, { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', new Uint8Array())]);
}

const INDEXED = 3;

interface Indexed {
  /** At most 256 colours. */
  readonly palette: readonly (readonly number[])[];
  /** An index into the palette for each pixel, row by row from the top. */
  readonly pixels: readonly number[];
}

/** A PNG file with a palette: for a drawing, a fifth of the size of true colour. */
export function indexedPng(size: { width: number; height: number }, { palette, pixels }: Indexed): Uint8Array {
  const { width, height } = size;
  const row = 1 + width; // one filter byte (none), then one byte per pixel
  const rows = new Uint8Array(height * row);
  for (let y = 0; y < height; y += 1) rows.set(pixels.slice(y * width, (y + 1) * width), y * row + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
