// Names of classes, as short as they can be: a page says them some hundred times.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const LETTERS = 2;
const SHEETS = 'src/**/*.module.css';

/**
 * Two letters for each style sheet, and a number for each of its classes. The letters follow from what the sheet holds too:
 * a script that names classes is another file as soon as its sheet is.
 */
export function shortClasses(): (name: string, file: string, sheet: string) => string {
  const letters = lettersOf(new Map(globSync(SHEETS).map((path) => [path, readFileSync(path, 'utf8')])));
  return (name, file, sheet) => {
    const path = relative('.', file.replace(/\?.*/, ''));
    const names = namesIn(sheet);
    if (!names.includes(name) || !letters.has(path)) throw new Error(`${path}: where is ${name}?`);
    // In upper case it is no word, and so none of the classes that are named by hand.
    return `${letters.get(path)}${names.indexOf(name).toString(36).toUpperCase()}`;
  };
}

/** Classes and animations, in the order of the sheet. */
export const namesIn = (sheet: string): string[] => [
  ...new Set(Array.from(sheet.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, each]) => each!)),
];

/**
 * By path. Two that would get the same letters get the next ones of their hash, in the order of their paths, so that every
 * build says the same.
 */
export function lettersOf(sheets: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const path of [...sheets.keys()].sort()) {
    const free = candidates(`${path}\n${sheets.get(path)}`).find((letters) => !taken.has(letters));
    if (!free) throw new Error(`${path}: no ${LETTERS} letters are free`);
    taken.set(free, path);
  }
  return new Map(Array.from(taken, ([letters, path]) => [path, letters]));
}

function candidates(text: string): string[] {
  const hash = createHash('sha512').update(text).digest();
  const letters = Array.from(hash, (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return Array.from({ length: letters.length - LETTERS + 1 }, (_, at) => letters.slice(at, at + LETTERS));
}
