// Makes the heading font of the site and of its documents from the package: Latin only, one weight, under 20 KB. Run by hand
// when the package changes; the result is committed with its licence beside it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const PACKAGE = 'node_modules/@fontsource-variable/bricolage-grotesque';
const TEXT = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '¡¿°·áéíóúüñÁÉÍÓÚÜÑ–—‘’“”…×→';

const font = readFileSync(`${PACKAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`);

/** Browsers take the small format; a PDF has to have it unpacked. */
const PLACES = [
  { folder: 'src/ui/fonts', file: 'bricolage-latin.woff2', targetFormat: 'woff2' },
  { folder: 'src/adapters/documents/fonts', file: 'bricolage-latin.ttf', targetFormat: 'truetype' },
];
for (const { folder, file, targetFormat } of PLACES) {
  const small = await subset(font, TEXT, { targetFormat, variationAxes: { wght: 700 } });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${file}`, small);
  copyFileSync(`${PACKAGE}/LICENSE`, `${folder}/LICENSE`);
  console.log(`${file}: ${(small.length / 1024).toFixed(1)} KB`);
}
