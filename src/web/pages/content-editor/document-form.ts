import { type BlockKind, BLOCKS, type FieldKind, type Row, TONES, type Words } from '#domain/content/block.ts';
import type { BlockView, DocumentView } from '#wire/content.ts';

/** A document as typed: texts may be empty, and lists may have no lines. */
export type TypedDocument = Readonly<DocumentView>;

const NOTHING: Words = { es: '', en: '' };

export const EMPTY_DOCUMENT: TypedDocument = { title: NOTHING, description: NOTHING, blocks: [] };

/** More than any form rendered here has. */
const MAX_BLOCKS = 200;
const MAX_LINES = 200;

/** Parses a submitted form. Lines that are empty in both languages are dropped. */
export function documentIn(form: URLSearchParams): TypedDocument {
  const blocks: BlockView[] = [];
  for (let i = 0; i < MAX_BLOCKS; i += 1) {
    const kind = form.get(`blocks.${i}.kind`);
    if (kind === null) break;
    if (isBlockKind(kind)) blocks.push(blockIn(form, `blocks.${i}`, kind));
  }
  return { title: wordsIn(form, 'title'), description: wordsIn(form, 'description'), blocks };
}

const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(BLOCKS, kind);

const fieldsOf = (kind: BlockKind) => Object.entries<FieldKind>(BLOCKS[kind]);

function blockIn(form: URLSearchParams, at: string, kind: BlockKind): BlockView {
  const fields = fieldsOf(kind).map(([name, type]) => [name, READERS[type](form, `${at}.${name}`)]);
  return { kind, ...Object.fromEntries(fields) } as BlockView;
}

const READERS: Readonly<Record<FieldKind, (form: URLSearchParams, at: string) => unknown>> = {
  words: (form, at) => wordsIn(form, at),
  items: (form, at) => linesIn(form, at, (line) => wordsIn(form, line), isEmpty),
  rows: (form, at) =>
    linesIn(
      form,
      at,
      (line): Row => ({ label: wordsIn(form, `${line}.label`), value: wordsIn(form, `${line}.value`) }),
      ({ label, value }) => isEmpty(label) && isEmpty(value),
    ),
  tone: (form, at) => TONES.find((tone) => tone === form.get(at)) ?? TONES[0],
  target: (form, at) => form.get(`${at}.address`)?.trim() || (form.get(at) ?? ''),
};

const textIn = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

const wordsIn = (form: URLSearchParams, at: string): Words => ({
  es: textIn(form, `${at}.es`),
  en: textIn(form, `${at}.en`),
});

const isEmpty = ({ es, en }: Words): boolean => es.trim() === '' && en.trim() === '';

function linesIn<Line>(
  form: URLSearchParams,
  at: string,
  read: (at: string) => Line,
  isLeftOut: (line: Line) => boolean,
): readonly Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < MAX_LINES && form.has(`${at}.${i}`); i += 1) lines.push(read(`${at}.${i}`));
  return lines.filter((line) => !isLeftOut(line));
}

/**
 * The document after one of the form's block buttons; `undefined` for any other button. `at` is the block to scroll to.
 */
export function arranged(
  document: TypedDocument,
  form: URLSearchParams,
): { readonly document: TypedDocument; readonly at: number } | undefined {
  const [act = '', number = ''] = (form.get('do') ?? '').split('.');
  const at = Number(number);
  const { blocks } = document;
  const other = (arrangement: BlockView[], place: number) => ({
    document: { ...document, blocks: arrangement },
    at: place,
  });
  if (!/^\d{1,3}$/.test(number) || at > blocks.length) return undefined;
  switch (act) {
    case 'add': {
      const kind = form.get(`kind.${at}`) ?? '';
      return isBlockKind(kind) ? other(blocks.toSpliced(at, 0, emptyBlock(kind)), at) : undefined;
    }
    case 'up':
    case 'down': {
      const to = act === 'up' ? at - 1 : at + 1;
      const moved = blocks[at];
      if (!moved || to < 0 || to >= blocks.length) return other(blocks, at);
      return other(blocks.toSpliced(at, 1).toSpliced(to, 0, moved), to);
    }
    case 'remove':
      return other(blocks.toSpliced(at, 1), at);
    case 'lines':
      return other(blocks, at);
    default:
      return undefined;
  }
}

const EMPTY: Readonly<Record<FieldKind, unknown>> = { words: NOTHING, items: [], rows: [], tone: TONES[0], target: '' };

const emptyBlock = (kind: BlockKind): BlockView =>
  ({ kind, ...Object.fromEntries(fieldsOf(kind).map(([name, type]) => [name, EMPTY[type]])) }) as BlockView;

/** Whether two documents, typed or stored, are the same. */
export const isSameDocument = (one: TypedDocument, other: TypedDocument): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  // Sorts keys: the database has its own key order.
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, trimmed(inner)]),
  );
}
