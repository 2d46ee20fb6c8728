// Writes a contact sheet of every drawing, in both languages and both modes, for visual inspection: `npm run drawings
// [folder]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contactSheet } from '#testing/drawings/contact-sheet.ts';

const folder = resolve(process.argv[2] ?? '.data/drawings');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'contact-sheet.html');
writeFileSync(file, contactSheet());
console.log(`drawings: ${file}`);
