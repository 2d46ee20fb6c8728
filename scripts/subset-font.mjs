// Makes the heading font of the site from the package: Latin only, one weight, under 20 KB. Run by hand
// when the package changes; the result is committed with its licence beside it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const PACKAGE = 'node_modules/@fontsource-variable/bricolage-grotesque';
const TEXT = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '¡¿°·áéíóúüñÁÉÍÓÚÜÑ–—‘’“”…×→';

const font = readFileSync(`${PACKAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`);
const small = await subset(font, TEXT, { targetFormat: 'woff2', variationAxes: { wght: 700 } });
mkdirSync('src/ui/fonts', { recursive: true });
writeFileSync('src/ui/fonts/bricolage-latin.woff2', small);
copyFileSync(`${PACKAGE}/LICENSE`, 'src/ui/fonts/LICENSE');
console.log(`subset: ${(small.length / 1024).toFixed(1)} KB`);
