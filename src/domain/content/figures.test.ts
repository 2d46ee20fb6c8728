import { describe, expect, test } from 'vitest';
import type { ContentDocument } from '#domain/content/block.ts';
import { figuresTypedIn, placeholdersIn, unknownIn, withFigures, wordsWithFigures } from '#domain/content/figures.ts';
import { textsOf } from '#domain/content/texts-of.ts';

const FIGURES = {
  'bag-kilograms': { es: '25', en: '25' },
  'lost-bag': { es: '$ 1,759.65', en: '$ 1,759.65 MXN' },
};

const same = (text: string) => ({ es: text, en: text });

const page = (...blocks: ContentDocument['blocks']): ContentDocument => ({
  title: same('Up to {bag-kilograms} kg'),
  description: same('A page'),
  blocks,
});

test('placeholders by their names, and braces that are none', () => {
  expect(placeholdersIn('Up to {bag-kilograms} kg or {lost-bag}.')).toEqual(['bag-kilograms', 'lost-bag']);
  expect(placeholdersIn('{ bag } {Bag} {} {a--b} {{x}}')).toEqual(['x']);
});

test('a title has its figures for who edits it, and shows a placeholder that stands for nothing', () => {
  expect(wordsWithFigures({ es: 'Hasta {lost-bag} {gone}', en: 'Up to {lost-bag} {gone}' }, FIGURES)).toEqual({
    es: 'Hasta $ 1,759.65 {gone}',
    en: 'Up to $ 1,759.65 MXN {gone}',
  });
});

test('every text has its figures, in its own language', () => {
  const filled = withFigures(
    page(
      { kind: 'heading', text: same('{bag-kilograms} kg') },
      { kind: 'list', items: [same('a'), same('{lost-bag}')] },
      { kind: 'facts', rows: [{ label: same('Lost'), value: same('{lost-bag}') }] },
      { kind: 'question', question: same('How much? {lost-bag}'), answer: same('So.') },
      { kind: 'callout', tone: 'info', text: same('{bag-kilograms}{bag-kilograms}') },
      { kind: 'link', to: 'locations', text: same('There') },
    ),
    FIGURES,
  );
  const money = { es: '$ 1,759.65', en: '$ 1,759.65 MXN' };
  expect(filled).toEqual({
    title: same('Up to 25 kg'),
    description: same('A page'),
    blocks: [
      { kind: 'heading', text: same('25 kg') },
      { kind: 'list', items: [same('a'), money] },
      { kind: 'facts', rows: [{ label: same('Lost'), value: money }] },
      { kind: 'question', question: { es: `How much? ${money.es}`, en: `How much? ${money.en}` }, answer: same('So.') },
      { kind: 'callout', tone: 'info', text: same('2525') },
      { kind: 'link', to: 'locations', text: same('There') },
    ],
  });
});

test('a block with a figure nobody knows is left out whole', () => {
  const filled = withFigures(
    page(
      { kind: 'paragraph', text: { es: 'Hasta {gone} kg.', en: 'Up to {bag-kilograms} kg.' } },
      { kind: 'list', items: [same('a'), same('{constructor}')] },
      { kind: 'paragraph', text: same('Stays') },
    ),
    FIGURES,
  );
  expect(filled.blocks).toEqual([{ kind: 'paragraph', text: same('Stays') }]);
});

test('a figure is put in as it is, whatever it looks like', () => {
  const filled = withFigures(page({ kind: 'paragraph', text: same('{odd}') }), { odd: same('$& {lost-bag} <b>') });
  expect(filled.blocks).toEqual([{ kind: 'paragraph', text: same('$& {lost-bag} <b>') }]);
});

test('what stands for nothing is told, and loose braces', () => {
  expect(unknownIn('{gone}, {bag-kilograms} and {lost-bag}', FIGURES)).toEqual(['{gone}']);
  expect(unknownIn('a } b', FIGURES)).toEqual(['a } b']);
});

test('every text of a document is looked at', () => {
  expect(textsOf(page({ kind: 'facts', rows: [{ label: same('l'), value: same('v') }] }))).toEqual([
    same('Up to {bag-kilograms} kg'),
    same('A page'),
    same('l'),
    same('v'),
  ]);
});

const typedFigures = ({ es, en }: { readonly es: string; readonly en: string }) => [
  ...figuresTypedIn(es, 'es'),
  ...figuresTypedIn(en, 'en'),
];

describe('typed figures', () => {
  test.each([
    ['Hasta 25 kg', ['25', '25']],
    ['{bag-kilograms} kg', []],
    ['{line-3}', []],
  ])('%s', (text, found) => {
    expect(typedFigures(same(text))).toEqual(found);
  });

  test.each([
    ['Quince minutos', 'Fifteen minutes', ['Quince', 'Fifteen']],
    ['a mitad de precio', 'at half price', ['mitad', 'half']],
    ['Once', 'Once', ['Once']],
    ['Un perro', 'One dog', []],
    ['Los mostradores', 'The often written tension', []],
    ['Dos pisos', 'Double deck', ['Dos', 'Double']],
  ])('%s', (es, en, found) => {
    expect(typedFigures({ es, en })).toEqual(found);
  });
});
