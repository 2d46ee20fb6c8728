import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** As logarithms of their size; 0 is Brotli's own choice. Which is best for a large file changes with every change to it. */
const BLOCKS = [0, 16, 17];
const ONE_BLOCK = 2 ** 16;

/** Writes a file's compressed copies beside it: `.br` and `.gz`. What does not compress has none. */
export function compress(file) {
  if (!/\.(js|css|svg|json|webmanifest)$/.test(file)) return;
  const bytes = readFileSync(file);
  const packed = (bytes.length > ONE_BLOCK ? BLOCKS : [0]).map((block) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: block },
    }),
  );
  writeFileSync(`${file}.br`, packed.toSorted((one, other) => one.length - other.length)[0]);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
