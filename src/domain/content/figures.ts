import type { ContentDocument, Words } from '#domain/content/block.ts';
import { mapBlock, textsOfBlock } from '#domain/content/texts-of.ts';

/** The values of placeholders in each language, by name: `bag-kilograms`. */
export type Figures = Readonly<Record<string, Words>>;

const PLACEHOLDER = /\{([a-z0-9]+(?:-[a-z0-9]+)*)\}/g;

/** The names of the placeholders in a text: `{bag-kilograms} kg` has one. */
export const placeholdersIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name!);

/** Unknown placeholders in a text; the text itself when it contains other braces. */
export function unknownIn(text: string, figures: Figures): readonly string[] {
  const unknown = placeholdersIn(text).filter((name) => !Object.hasOwn(figures, name));
  const isBraced = /[{}]/.test(text.replace(PLACEHOLDER, ''));
  return [...unknown.map((name) => `{${name}}`), ...(isBraced ? [text] : [])];
}

/**
 * A document with its figures filled in. A block with an unknown placeholder is left out: a sentence with a gap would
 * promise something else.
 */
export function withFigures(document: ContentDocument, figures: Figures): ContentDocument {
  const fill = (words: Words): Words => ({ es: filled(words, 'es', figures), en: filled(words, 'en', figures) });
  const { title, description, blocks } = document;
  const isWhole = (texts: readonly Words[]): boolean =>
    texts.every(({ es, en }) => placeholdersIn(es + en).every((name) => Object.hasOwn(figures, name)));
  return {
    title: fill(title),
    description: fill(description),
    blocks: blocks.filter((block) => isWhole(textsOfBlock(block))).map((block) => mapBlock(block, fill)),
  };
}

/** The figures that a title or description names: without one of them it would have a gap. */
export const figuresOfHead = ({ title, description }: ContentDocument): readonly string[] =>
  placeholdersIn([title, description].map(({ es, en }) => `${es} ${en}`).join(' '));

/** One text with its figures, for those who edit it: a placeholder that stands for nothing is still seen. */
export function wordsWithFigures(words: Words, figures: Figures): Words {
  const fill = (text: string, lang: 'es' | 'en'): string =>
    text.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(figures, name) ? figures[name]![lang] : whole));
  return { es: fill(words.es, 'es'), en: fill(words.en, 'en') };
}

const filled = (words: Words, lang: 'es' | 'en', figures: Figures): string =>
  words[lang].replace(PLACEHOLDER, (_, name: string) => (Object.hasOwn(figures, name) ? figures[name]![lang] : ''));

/** Numbers as words, without “un” and “one”, which are mostly articles. */
const NUMBERS = {
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|mil|mitad|doble|triple',
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half|double|twice|triple',
} as const;

const TYPED = {
  es: new RegExp(`\\d+|(?<!\\p{L})(?:${NUMBERS.es})(?!\\p{L})`, 'giu'),
  en: new RegExp(`\\d+|(?<!\\p{L})(?:${NUMBERS.en})(?!\\p{L})`, 'giu'),
} as const;

/** Figures typed in a text of one language, in digits or words, where a placeholder belongs. */
export const figuresTypedIn = (text: string, lang: 'es' | 'en'): readonly string[] =>
  text.replace(PLACEHOLDER, '').match(TYPED[lang]) ?? [];
