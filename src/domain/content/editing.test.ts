import { describe, expect, test } from 'vitest';
import {
  addressOfSlug,
  checkDocument,
  isAddressed,
  isAddressPart,
  isSameDocument,
  slugAt,
  slugOf,
} from '#domain/content/editing.ts';

const RULES = {
  figures: { 'hold-time': { es: '15 minutos', en: '15 minutes' } },
  targets: new Set(['locations', 'phone']),
};
const words = (es: string, en = 'Plain words') => ({ es, en });
const written = (...blocks: readonly object[]) => ({ title: words('Título'), description: words('Algo'), blocks });
const faultsOf = (...blocks: readonly object[]) => {
  const checked = checkDocument(written(...blocks), RULES);
  return checked.ok ? [] : checked.fault.map(({ at, problem, text }) => [at, problem, text]);
};

test('a document with its figures as placeholders is taken as it is', () => {
  const document = written(
    { kind: 'paragraph', text: words('Lo apartamos {hold-time}.', 'Held for {hold-time}.') },
    { kind: 'link', to: 'locations', text: words('Dónde') },
    { kind: 'link', to: 'https://www.gob.mx/profeco?x=1#y', text: words('Profeco') },
  );
  expect(checkDocument(document, RULES)).toEqual({ ok: true, value: document });
});

describe('refused, with its place and what is to be taken out', () => {
  test.each([
    [
      { kind: 'paragraph', text: words('Lo apartamos quince minutos', 'Held for 15 minutes') },
      [
        ['blocks.0.text.es', 'figure_typed', 'quince'],
        ['blocks.0.text.en', 'figure_typed', '15'],
      ],
    ],
    [
      { kind: 'facts', rows: [{ label: words('a'), value: words('b', '{hold-times}') }] },
      [['blocks.0.rows.0.value.en', 'placeholder_unknown', '{hold-times}']],
    ],
    [
      { kind: 'list', items: [words('a'), words('{ hold-time }')] },
      [['blocks.0.items.1.es', 'placeholder_unknown', '{ hold-time }']],
    ],
    [{ kind: 'link', to: 'nowhere', text: words('a') }, [['blocks.0.to', 'unknown', undefined]]],
  ])('case %#', (block, faults) => {
    expect(faultsOf(block)).toEqual(faults);
  });

  test('a figure in the title', () => {
    const checked = checkDocument(
      { ...written({ kind: 'heading', text: words('x') }), title: words('Al 50 %') },
      RULES,
    );
    expect(checked).toEqual({ ok: false, fault: [{ at: 'title.es', problem: 'figure_typed', text: '50' }] });
  });

  test.each([
    'http://example.com',
    'javascript:alert(1)',
    'https://user:word@example.com/',
    'https://localhost/',
    'https://example.com:8080/',
    'https://example.com/"onload=',
    '//example.com',
    '/ubicaciones',
    `https://example.com/${'x'.repeat(300)}`,
  ])('a link to %s', (to) => {
    expect(faultsOf({ kind: 'link', to, text: words('a') })).toEqual([['blocks.0.to', 'unknown', undefined]]);
  });

  test('what is no document at all is told as the schema tells it', () => {
    expect(checkDocument({ ...written(), title: words(' ') }, RULES)).toEqual({
      ok: false,
      fault: [
        { at: 'title.es', problem: 'missing' },
        { at: 'blocks', problem: 'missing' },
      ],
    });
  });
});

test.each([
  ['Fin de semana largo', 'fin-de-semana-largo'],
  ['¡Niños gratis! — {minor-percent}', 'ninos-gratis'],
  ['?', 'texto'],
  ['a'.repeat(80), 'a'.repeat(60)],
])('%s is called %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['landing', 'verano-en-la-playa', 'verano-en-la-playa'],
  ['stop', 'sayulita', 'parada-sayulita'],
  ['destination', 'tepic', 'destino-tepic'],
] as const)('the text of a %s at %s is %s, and leads back to its address', (kind, address, slug) => {
  expect(isAddressed(kind)).toBe(true);
  expect(slugAt(kind, address)).toBe(slug);
  expect(addressOfSlug(kind, slug)).toBe(address);
});

test('a slug of something else has no address', () => {
  expect(addressOfSlug('stop', 'destino-tepic')).toBeUndefined();
  expect(addressOfSlug('stop', 'parada-')).toBeUndefined();
  expect(isAddressed('promotion')).toBe(false);
});

test.each([
  ['verano', true],
  ['hot-sale-26', true],
  ['', false],
  ['Verano', false],
  ['año', false],
  ['a--b', false],
  ['-a', false],
  ['a/b', false],
  ['x'.repeat(61), false],
])('%j can be part of an address: %s', (text, can) => {
  expect(isAddressPart(text)).toBe(can);
});

test('two documents are the same whatever the order of their keys, not of their blocks', () => {
  const where = { kind: 'link', to: 'locations', text: { es: 'Dónde', en: 'Where' } } as const;
  const turned = { text: { en: 'Where', es: 'Dónde' }, to: 'locations', kind: 'link' } as const;
  const more = { kind: 'paragraph', text: words('Más') } as const;
  const document = { title: words('Título'), description: words('Algo') };
  const same = isSameDocument({ ...document, blocks: [where, more] }, { blocks: [turned, more], ...document });
  const moved = isSameDocument({ ...document, blocks: [where, more] }, { ...document, blocks: [more, where] });
  expect([same, moved]).toEqual([true, false]);
});
