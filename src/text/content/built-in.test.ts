import { describe, expect, test } from 'vitest';
import { figuresTypedIn, unknownIn, withFigures } from '#domain/content/figures.ts';
import { readDocument } from '#domain/content/read-document.ts';
import { textsOf } from '#domain/content/texts-of.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_ADDITIONS } from '#main/costera-additions.ts';
import { COSTERA_LOUNGES } from '#main/costera-lounges.ts';
import { BUILT_IN } from '#text/content/built-in.ts';
import { contentFigures, type FigureFacts } from '#text/content/figures.ts';
import { targetOf } from '#web/content/targets.ts';

const WINDOWS = [
  { startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-08') },
  { startsOn: localDate('2026-07-16'), endsOn: localDate('2026-08-30') },
  { startsOn: localDate('2027-03-22'), endsOn: localDate('2027-04-02') },
  { startsOn: localDate('2027-07-16'), endsOn: localDate('2027-08-29') },
];

const FACTS: FigureFacts = {
  speaker: COSTERA,
  offers: COSTERA_ADDITIONS,
  today: localDate('2026-11-23'),
  sepWindows: WINDOWS,
  codes: [],
  lounges: COSTERA_LOUNGES,
};
const FIGURES = contentFigures(FACTS);

const found = (slug: string) => BUILT_IN.find((content) => content.slug === slug)!.document;
const english = (slug: string) =>
  textsOf(withFigures(found(slug), FIGURES))
    .map(({ en }) => en)
    .join('\n');

test('each has a name of its own', () => {
  expect(new Set(BUILT_IN.map(({ slug }) => slug)).size).toBe(BUILT_IN.length);
  expect(BUILT_IN.filter(({ kind }) => kind === 'service')).toHaveLength(12);
});

describe.each(BUILT_IN.map(({ slug, document }) => [slug, document] as const))('%s', (_, document) => {
  test('is a document of the schema', () => {
    expect(readDocument(document)).toEqual({ ok: true, value: document });
  });

  test('types no figure of a rule, in digits or in words', () => {
    const typed = textsOf(document).flatMap(({ es, en }) => [...figuresTypedIn(es, 'es'), ...figuresTypedIn(en, 'en')]);
    expect(typed).toEqual([]);
  });

  test('names only figures that there are', () => {
    const unknown = textsOf(document).flatMap(({ es, en }) => unknownIn(es + en, FIGURES));
    expect(unknown).toEqual([]);
    expect(withFigures(document, FIGURES).blocks).toHaveLength(document.blocks.length);
  });

  test('promises no way to pay, and no wallet, that a carrier may not have set up', () => {
    const promises = textsOf(document)
      .flatMap(({ es, en }) => [es, en])
      .filter((text) => /PayPal|OXXO|Wallet|Apple Pay|Google Pay/.test(text) && !/^(Si|If) |[?]$/.test(text));
    expect(promises).toEqual([]);
  });

  test('leads only to pages that there are', () => {
    const links = document.blocks.flatMap((block) => (block.kind === 'link' ? [block.to] : []));
    expect(links.filter((to) => targetOf(to, { lang: 'en', brand: COSTERA }) === undefined)).toEqual([]);
  });

  test('says something of its own in each language', () => {
    const { title, description } = document;
    expect(description.es).not.toBe(description.en);
    for (const lang of ['es', 'en'] as const) {
      const others = BUILT_IN.filter((other) => other.document !== document);
      expect(others.filter((other) => other.document.title[lang] === title[lang])).toEqual([]);
      expect(others.filter((other) => other.document.description[lang] === description[lang])).toEqual([]);
    }
  });
});

describe('the figures that a service must show', () => {
  test.each([
    ['infantes-menores', ['0 to 2', '3 to 12', '50%']],
    ['inapam', ['50%', 'up to 2']],
    [
      'estudiantes-maestros',
      [
        '50%',
        '25%',
        '15%',
        '8 for students, 2 for teachers',
        'up to 4 students and 2 teachers',
        '21 Dec 2026 – 8 Jan 2027; 22 Mar 2027 – 2 Apr 2027',
      ],
    ],
    [
      'equipaje',
      [
        '25 kg',
        '200 cm',
        '40 × 30 × 25 cm, 6 kg',
        '25 × 30 × 30 cm, 3 kg',
        '50 kg',
        '15 days',
        '$ 1,759.65 MXN in 2026',
        '35 kg (77 lb) each, 1 sports item or instrument and 2 hand bags',
      ],
    ],
    ['mascota', ['$ 180.00 MXN']],
    ['garantia', ['30 minutes', '10%', '2 hours', '20%']],
    ['seguro-viaje', ['5,000 UMA', '$ 586,550.00 MXN in 2026']],
    ['servicios', ['20%']],
    [
      'sala-viajero',
      [
        '6:00 a.m. to 11:00 p.m., every day',
        '5:00 a.m. to 10:00 p.m., every day',
        '$ 90.00 MXN per person and hour',
        'Up to 3 hours in a row',
      ],
    ],
    ['contact-center', ['15 minutes']],
  ])('%s', (slug, figures) => {
    for (const figure of figures) expect(english(slug).replaceAll('\u00a0', ' ')).toContain(figure);
  });
});

test('a carrier that sells nothing beside the seat promises no price', () => {
  const figures = contentFigures({
    speaker: COSTERA,
    offers: [],
    today: localDate('2026-11-23'),
    sepWindows: [],
    codes: [],
    lounges: [],
  });
  expect(withFigures(found('mascota'), figures).blocks.filter(({ kind }) => kind === 'facts')).toEqual([]);
});

test('without a known school calendar the fares are named, and no holidays', () => {
  const figures = contentFigures({
    speaker: COSTERA,
    offers: COSTERA_ADDITIONS,
    today: localDate('2027-09-01'),
    sepWindows: WINDOWS,
    codes: [],
    lounges: [],
  });
  expect(figures['sep-dates']).toBeUndefined();
  const said = textsOf(withFigures(found('estudiantes-maestros'), figures)).map(({ en }) => en);
  expect(said.join(' ')).not.toContain('school holidays (SEP)');
  expect(said).toContain('50%');
});

test('a carrier without lounges states no hours and no price of them', () => {
  const { blocks } = withFigures(found('sala-viajero'), contentFigures({ ...FACTS, lounges: [] }));
  expect(blocks.filter(({ kind }) => kind === 'facts')).toEqual([]);
});

test('lounges with different prices have none in common', () => {
  const [one, other] = COSTERA_LOUNGES;
  const lounges = [one!, { ...other!, price: centavos(12_000) }];
  expect(contentFigures({ ...FACTS, lounges })).not.toHaveProperty('lounge-price');
});
