import { describe, expect, test } from 'vitest';
import { BLOCKS } from '#domain/content/block.ts';
import { MAX_BLOCKS, MAX_ITEMS, MAX_TEXT, MAX_TITLE, readDocument } from '#domain/content/read-document.ts';

const words = (text: string) => ({ es: `${text} (es)`, en: `${text} (en)` });

/** One block of each kind. */
const EACH = [
  { kind: 'heading', text: words('Heading') },
  { kind: 'paragraph', text: words('Paragraph') },
  { kind: 'list', items: [words('First'), words('Second')] },
  { kind: 'steps', items: [words('Do this')] },
  { kind: 'facts', rows: [{ label: words('Weight'), value: words('{bag-kilograms} kg') }] },
  { kind: 'question', question: words('Why?'), answer: words('Because.') },
  { kind: 'callout', tone: 'warning', text: words('Careful') },
  { kind: 'link', to: 'locations', text: words('Where') },
] as const;

const PAGE = { title: words('Title'), description: words('Description'), blocks: EACH };

const faultsOf = (value: unknown) => {
  const read = readDocument(value);
  return read.ok ? [] : read.fault.map(({ at, problem }) => `${at} ${problem}`);
};

const withBlock = (block: unknown) => faultsOf({ ...PAGE, blocks: [block] });

test('a document with one block of each kind is read as it is', () => {
  expect(EACH.map(({ kind }) => kind)).toEqual(Object.keys(BLOCKS));
  expect(readDocument(PAGE)).toEqual({ ok: true, value: PAGE });
});

test('what came as JSON and back is the same', () => {
  expect(readDocument(JSON.parse(JSON.stringify(PAGE)))).toEqual({ ok: true, value: PAGE });
});

test('fields that the schema does not know are left behind, and space around a text is', () => {
  const read = readDocument({
    ...PAGE,
    onload: 'x',
    blocks: [{ kind: 'paragraph', text: { es: ' Hola ', en: 'Hello\n', fr: 'Salut' }, html: '<b>' }],
  });
  expect(read).toEqual({
    ok: true,
    value: {
      title: PAGE.title,
      description: PAGE.description,
      blocks: [{ kind: 'paragraph', text: { es: 'Hola', en: 'Hello' } }],
    },
  });
});

test('markup is text like any other', () => {
  const hostile = { es: '<script>alert(1)</script>', en: '<img src=x onerror=alert(1)>' };
  expect(readDocument({ ...PAGE, title: hostile })).toMatchObject({ ok: true, value: { title: hostile } });
});

describe('refused', () => {
  test.each([
    [
      undefined,
      ['title.es missing', 'title.en missing', 'description.es missing', 'description.en missing', 'blocks missing'],
    ],
    [{ ...PAGE, title: { es: 'Solo español' } }, ['title.en missing']],
    [{ ...PAGE, title: { es: '  ', en: 7 } }, ['title.es missing', 'title.en missing']],
    [{ ...PAGE, title: words('x'.repeat(MAX_TITLE)) }, ['title.es too_long', 'title.en too_long']],
    [{ ...PAGE, description: words('x'.repeat(MAX_TEXT)) }, ['description.es too_long', 'description.en too_long']],
    [{ ...PAGE, blocks: [] }, ['blocks missing']],
    [{ ...PAGE, blocks: {} }, ['blocks missing']],
    [{ ...PAGE, blocks: Array.from({ length: MAX_BLOCKS + 1 }, () => EACH[1]) }, ['blocks too_many']],
  ])('a document, case %#', (value, faults) => {
    expect(faultsOf(value)).toEqual(faults);
  });

  test.each([
    [null, ['blocks.0.kind unknown']],
    [{ kind: 'html', text: words('x') }, ['blocks.0.kind unknown']],
    [{ kind: 'constructor' }, ['blocks.0.kind unknown']],
    [{ kind: 'paragraph' }, ['blocks.0.text.es missing', 'blocks.0.text.en missing']],
    [{ kind: 'list', items: [] }, ['blocks.0.items missing']],
    [{ kind: 'list', items: [words('a'), { es: 'b', en: '' }] }, ['blocks.0.items.1.en missing']],
    [{ kind: 'steps', items: Array.from({ length: MAX_ITEMS + 1 }, () => words('a')) }, ['blocks.0.items too_many']],
    [
      { kind: 'facts', rows: [{ label: words('a') }] },
      ['blocks.0.rows.0.value.es missing', 'blocks.0.rows.0.value.en missing'],
    ],
    [{ kind: 'callout', text: words('a') }, ['blocks.0.tone missing']],
    [{ kind: 'callout', tone: 'loud', text: words('a') }, ['blocks.0.tone unknown']],
    [{ kind: 'link', text: words('a') }, ['blocks.0.to missing']],
    [{ kind: 'link', to: 'javascript:alert(1)', text: words('a') }, ['blocks.0.to unknown']],
    [{ kind: 'link', to: '//elsewhere.example', text: words('a') }, ['blocks.0.to unknown']],
  ])('a block, case %#', (block, faults) => {
    expect(withBlock(block)).toEqual(faults);
  });

  test.each(['a\u0000b', 'a\tb', 'a\u202eb', 'a\u2066b', 'a\u007fb'])(
    'a character that shows nothing, case %#',
    (es) => {
      expect(withBlock({ kind: 'paragraph', text: { es, en: 'fine\nand a new line' } })).toEqual([
        'blocks.0.text.es unprintable',
      ]);
    },
  );
});
