import {
  type Block,
  type BlockKind,
  BLOCKS,
  type ContentDocument,
  type FieldKind,
  TONES,
  type Words,
} from '#domain/content/block.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A fault and its location: `blocks.2.text.en`. */
export interface DocumentFault {
  readonly at: string;
  readonly problem: 'missing' | 'too_long' | 'too_many' | 'unknown' | 'unprintable';
  /** The maximum, when it is exceeded. */
  readonly max?: number;
}

export const MAX_TITLE = 120;
export const MAX_TEXT = 2_000;
export const MAX_ITEMS = 40;
export const MAX_BLOCKS = 80;

/** Invisible or direction-changing characters; line feeds are allowed. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** A name of the table of paths. */
const PAGE_NAME = /^[a-zA-Z]{1,40}$/;

/** An external page: https only, no credentials, and nothing that could end an attribute. */
const ADDRESS = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#][\w\-./%~?&=+#,:;@!]*)?$/i;
const MAX_ADDRESS = 300;

/** Whether a link leads out of the site. */
export const isAddress = (target: string): boolean => target.length <= MAX_ADDRESS && ADDRESS.test(target);

/** Reads an untrusted document: the result has exactly the fields of the schema. */
export function readDocument(value: unknown): Result<ContentDocument, readonly DocumentFault[]> {
  const faults: DocumentFault[] = [];
  const note: Note = (at, problem, max) => void faults.push({ at, problem, ...(max === undefined ? {} : { max }) });
  const given = fieldsOf(value);
  const read = {
    title: readWords(given['title'], 'title', { note, longest: MAX_TITLE }),
    description: readWords(given['description'], 'description', { note }),
    blocks: readMany(given['blocks'], { at: 'blocks', most: MAX_BLOCKS, note }, (block, at) =>
      readBlock(block, at, note),
    ),
  };
  return faults.length > 0 ? fail(faults) : ok(read as ContentDocument);
}

type Note = (at: string, problem: DocumentFault['problem'], max?: number) => void;

function readBlock(value: unknown, at: string, note: Note): Block | undefined {
  const given = fieldsOf(value);
  const kind = given['kind'];
  if (typeof kind !== 'string' || !Object.hasOwn(BLOCKS, kind)) return void note(`${at}.kind`, 'unknown');
  const fields = Object.entries<FieldKind>(BLOCKS[kind as BlockKind]);
  const read = fields.map(([name, type]) => [name, READERS[type](given[name], `${at}.${name}`, note)]);
  return { kind, ...Object.fromEntries(read) } as Block;
}

const READERS: Readonly<Record<FieldKind, (value: unknown, at: string, note: Note) => unknown>> = {
  words: (value, at, note) => readWords(value, at, { note }),
  items: (value, at, note) =>
    readMany(value, { at, most: MAX_ITEMS, note }, (item, here) => readWords(item, here, { note })),
  rows: (value, at, note) =>
    readMany(value, { at, most: MAX_ITEMS, note }, (row, here) => ({
      label: readWords(fieldsOf(row)['label'], `${here}.label`, { note }),
      value: readWords(fieldsOf(row)['value'], `${here}.value`, { note }),
    })),
  tone: (value, at, note) =>
    (TONES as readonly unknown[]).includes(value) ? value : void note(at, value ? 'unknown' : 'missing'),
  target: (value, at, note) =>
    typeof value === 'string' && (PAGE_NAME.test(value) || isAddress(value))
      ? value
      : void note(at, value ? 'unknown' : 'missing'),
};

function readMany<Item>(
  value: unknown,
  { at, most, note }: { readonly at: string; readonly most: number; readonly note: Note },
  read: (item: unknown, at: string) => Item,
): readonly Item[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return void note(at, 'missing');
  if (value.length > most) return void note(at, 'too_many', most);
  return value.map((item, i) => read(item, `${at}.${i}`));
}

function readWords(
  value: unknown,
  at: string,
  { note, longest = MAX_TEXT }: { readonly note: Note; readonly longest?: number },
): Words {
  const given = fieldsOf(value);
  const read = (lang: 'es' | 'en'): string => {
    const text = given[lang];
    if (typeof text !== 'string' || text.trim() === '') return note(`${at}.${lang}`, 'missing') ?? '';
    if (text.length > longest) note(`${at}.${lang}`, 'too_long', longest);
    if (UNPRINTABLE.test(text)) note(`${at}.${lang}`, 'unprintable');
    return text.trim();
  };
  return { es: read('es'), en: read('en') };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
