// Makes the two subsets of the site's font and the one of its documents from the package: Spanish and English only,
// together under 20 KB on a page. Run by hand when the package changes; the result is committed with its licence next
// to it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const PACKAGE = 'node_modules/@fontsource-variable/bricolage-grotesque';
const LETTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '¡¿°·áéíóúüñÁÉÍÓÚÜÑ–—‘’“”…×→';
/** Never used in headings; with them two subsets would not fit. */
const UNSAID = /[#<>[\]^_`{|}~\\‘’°]/g;
const SAID = `${LETTERS.replace(UNSAID, '')}←−\u00a0`;

const variable = (axes) => readFileSync(`${PACKAGE}/files/bricolage-grotesque-latin-${axes}-normal.woff2`);
const page = { folder: 'src/ui/fonts', from: 'standard', text: SAID, targetFormat: 'woff2', noHinting: true };

/** Browsers take the small format; a PDF has to have it unpacked. */
const CUTS = [
  {
    ...page,
    file: 'sign.woff2',
    variationAxes: { opsz: 12, wdth: 76, wght: 800 },
    keepFeatures: ['tnum', 'kern', 'ccmp'],
  },
  { ...page, file: 'label.woff2', variationAxes: { opsz: 14, wdth: 92, wght: 620 }, keepFeatures: ['tnum', 'ccmp'] },
  {
    folder: 'src/adapters/documents/fonts',
    from: 'wght',
    text: LETTERS,
    targetFormat: 'truetype',
    file: 'bricolage-latin.ttf',
    variationAxes: { wght: 700 },
  },
];
for (const { folder, file, from, text, ...how } of CUTS) {
  const small = await subset(variable(from), text, how);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${file}`, small);
  copyFileSync(`${PACKAGE}/LICENSE`, `${folder}/LICENSE`);
  console.log(`${file}: ${(small.length / 1024).toFixed(1)} KB`);
}
