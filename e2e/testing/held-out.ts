import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeQR } from 'qr';

const [WIDTH, HEIGHT] = [640, 480];
const [BLACK, WHITE, GREY] = [40, 220, 128];
/** Pixels per module: a code held at arm's length fills two thirds of the picture. */
const MODULE = 7;
const QUIET_ZONE = 4;

/** A film of a code held in front of a camera, as a YUV4MPEG2 file; returns its path. */
export function filmOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'anden-film-')), 'code.y4m');
  const frame = Buffer.concat([Buffer.from('FRAME\n'), lightOf(text), Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return path;
}

/** The brightness of each pixel; the film has no colours. */
function lightOf(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const side = modules.length * MODULE;
  const [left, top] = [(WIDTH - side) >> 1, (HEIGHT - side) >> 1];
  return Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
      const column = Math.floor(((index % WIDTH) - left) / MODULE);
      const row = Math.floor((Math.floor(index / WIDTH) - top) / MODULE);
      return modules[row]?.[column] ? BLACK : WHITE;
    }),
  );
}

/** Chromium on Linux has no barcode detector; elsewhere it is the device's. This replaces it, with the same results. */
export const CODE_READER = `globalThis.BarcodeDetector = class {
  async detect(video) {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    const context = canvas.getContext('2d');
    context.drawImage(video, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = jsQR(data, width, height);
    return found ? [{ rawValue: found.data }] : [];
  }
};`;
