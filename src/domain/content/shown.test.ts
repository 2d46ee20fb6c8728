import { describe, expect, test } from 'vitest';
import type { ContentKind } from '#domain/content/block.ts';
import {
  type Content,
  endedAt,
  holding,
  isBuiltIn,
  nextChange,
  type Publication,
  publishedDays,
  shownAt,
  shownOf,
  tiedToFigures,
  withoutLost,
} from '#domain/content/shown.ts';
import { instant, type Zone } from '#kernel/instant.ts';

const document = (title: string) => ({
  title: { es: title, en: title },
  description: { es: '-', en: '-' },
  blocks: [],
});

const content = (slug: string, title: string, kind: ContentKind = 'page'): Content => ({
  slug,
  kind,
  document: document(title),
});

let publications = 0;
const from = (at: number, title: string, more: Partial<Publication> = {}): Publication => ({
  ...content('tips', title, more.kind),
  publication: (publications += 1),
  from: instant(at),
  until: undefined,
  ...more,
});

const titleAt = (now: number, builtIn: readonly Content[], ...list: readonly Publication[]) =>
  shownAt({ builtIn, publications: list }, instant(now)).get('tips')?.document.title.es;

const OURS = [content('tips', 'ours'), content('pets', 'pets')];

test('without a publication the product says what it says itself', () => {
  expect(titleAt(0, OURS)).toBe('ours');
  expect(shownAt({ builtIn: OURS, publications: [] }, instant(0)).size).toBe(2);
  expect(titleAt(0, [])).toBeUndefined();
});

test('the day of what an editor published is known, and nothing of what is built in', () => {
  const days = publishedDays(
    shownAt(
      { builtIn: OURS, publications: [from(Date.parse('2026-11-21T05:00:00Z'), 'new')] },
      instant(Date.parse('2026-11-23T05:00:00Z')),
    ),
    'America/Mexico_City' as Zone,
  );
  expect([...days]).toEqual([['tips', '2026-11-20']]);
});

describe('a publication', () => {
  const scheduled = from(100, 'scheduled');

  test.each([
    [99, 'ours'],
    [100, 'scheduled'],
    [1_000_000, 'scheduled'],
  ])('at %i: %s', (now, title) => {
    expect(titleAt(now, OURS, scheduled)).toBe(title);
  });

  test('holds from its moment on, whatever was decided meanwhile for earlier', () => {
    const correction = from(50, 'correction');
    expect(titleAt(60, OURS, scheduled, correction)).toBe('correction');
    expect(titleAt(100, OURS, scheduled, correction)).toBe('scheduled');
  });

  test('of two for one moment the one that was decided last, in whatever order they are read', () => {
    const again = from(100, 'again');
    expect(holding([scheduled, again], instant(100))).toBe(again);
    expect(holding([again, scheduled], instant(100))).toBe(again);
    expect(holding([scheduled, again], instant(99))).toBeUndefined();
  });

  test('changes nothing of the others', () => {
    const shown = shownAt({ builtIn: OURS, publications: [scheduled] }, instant(100));
    expect(shown.get('pets')?.document.title.es).toBe('pets');
    expect([...shown.keys()]).toEqual(['tips', 'pets']);
  });

  test('may add what the product does not say itself', () => {
    expect(titleAt(100, [], scheduled)).toBe('scheduled');
  });
});

describe('a publication that is over', () => {
  const week = { until: instant(200) };

  test.each(['page', 'service', 'faq', 'destination'] as const)('a %s is what the product says again', (kind) => {
    const passing = from(100, 'passing', { ...week, kind });
    expect(titleAt(199, OURS, passing)).toBe('passing');
    expect(titleAt(200, OURS, passing)).toBe('ours');
  });

  test.each(['promotion', 'slide', 'alert'] as const)('a %s is no longer there', (kind) => {
    const passing = from(100, 'passing', { ...week, kind });
    expect(titleAt(199, OURS, passing)).toBe('passing');
    expect(titleAt(200, OURS, passing)).toBeUndefined();
  });

  test('does not bring back what it had taken the place of', () => {
    const earlier = from(50, 'earlier');
    expect(titleAt(200, OURS, earlier, from(100, 'passing', week))).toBe('ours');
  });
});

test.each([
  ['page', [], 'built-in'],
  ['page', [from(100, 'a', { until: instant(150) })], 'built-in'],
  ['promotion', [from(100, 'a', { until: instant(150) })], undefined],
  ['promotion', [from(300, 'a')], 'built-in'],
] as const)('an editor of a %s is told the same as is shown, case %#', (kind, list, told) => {
  const shown = shownAt(
    { builtIn: [content('tips', 'ours', kind)], publications: list.map((one) => ({ ...one, kind })) },
    instant(200),
  );
  expect(shownOf(list, { kind, isBuiltIn: true }, instant(200))).toBe(told);
  expect(shown.get('tips')?.document.title.es).toBe(told === 'built-in' ? 'ours' : undefined);
});

test('an editor is told which publication is shown, and that nothing is', () => {
  const first = from(100, 'first');
  const ended = from(200, 'ended', { until: instant(250) });
  const asked = { kind: 'page', isBuiltIn: false } as const;
  expect(shownOf([first, ended], asked, instant(249))).toBe(ended);
  expect(shownOf([first], asked, instant(249))).toBe(first);
  expect(shownOf([first, ended], asked, instant(250))).toBeUndefined();
  expect(shownOf([first, ended], asked, instant(99))).toBeUndefined();
});

test.each([
  [0, 50],
  [50, 100],
  [99, 100],
  [100, 200],
  [200, undefined],
])('what is shown at %i holds until %s', (now, until) => {
  const all = [from(100, 'later'), from(50, 'passing', { until: instant(200) }), from(-5, 'before')];
  expect(nextChange(all, instant(now))).toBe(until);
  expect(nextChange([], instant(now))).toBeUndefined();
});

describe('a campaign', () => {
  const until = { until: instant(150), slug: 'playa', kind: 'landing' as const };
  const ended = (now: number, ...list: readonly Publication[]) => [
    ...endedAt({ builtIn: OURS, publications: list }, instant(now)),
  ];

  test('is over once its publication has ended, unless another holds or the slug came with the site', () => {
    const campaign = from(100, 'beach', until);
    expect(ended(99, campaign)).toEqual([]);
    expect(ended(149, campaign)).toEqual([]);
    expect(ended(150, campaign)).toEqual(['playa']);
    expect(ended(200, campaign, from(180, 'again', { slug: 'playa', kind: 'landing' }))).toEqual([]);
    expect(ended(200, from(100, 'tips', { ...until, slug: 'tips' }))).toEqual([]);
    expect(ended(200, from(100, 'offer', { ...until, kind: 'promotion' }))).toEqual([]);
  });

  test('is over once a figure of its title is gone; what came with the site is shown again', () => {
    const named = { ...document('{percent-playa}'), blocks: [] };
    const list = [
      from(100, '', { slug: 'playa', kind: 'landing', document: named }),
      from(100, '', { slug: 'tips', kind: 'landing', document: named }),
      from(100, '', { slug: 'pets', kind: 'service', document: named }),
      from(100, 'plain', { slug: 'plain', kind: 'landing' }),
    ];
    const all = { contents: shownAt({ builtIn: OURS, publications: list }, instant(100)), ended: new Set<string>() };
    const tied = tiedToFigures(all);
    expect(tied.map(({ slug }) => slug)).toEqual(['tips', 'playa']);
    const left = withoutLost(all, tied, OURS);
    expect([...left.ended]).toEqual(['playa']);
    expect([...left.contents.keys()]).toEqual(['tips', 'pets', 'plain']);
    expect(isBuiltIn(left.contents.get('tips')!)).toBe(true);
    expect(isBuiltIn(left.contents.get('plain')!)).toBe(false);
  });
});
