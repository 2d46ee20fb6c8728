import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRoutes } from '#wire/all-routes.ts';
import { patternOf } from '#wire/paths.ts';
import { SERVICE_ROWS, SERVICES } from '#wire/services.ts';

/** Section 7 of the specification, in its order. */
const SPECIFIED = {
  'Bus sales service (websale)': 'websale',
  'Catalogue and site calls': 'catalogue',
  'Frequent traveller service': 'account',
  Invoicing: 'invoicing',
  'New invoicing service': 'new_invoicing',
  'Tours (web service)': 'tours',
  'Tour-booking service': 'vallarta_adventures',
  Additionals: 'additionals',
  OAuth: 'oauth',
  'Itinerary service': 'itinerary',
} as const;

test('every service of the specification has a row, and one is ours', () => {
  const ours = Object.keys(SERVICES).filter((name) => !(Object.values(SPECIFIED) as string[]).includes(name));
  expect([Object.values(SPECIFIED).filter((name) => !(name in SERVICES)), ours]).toEqual([[], ['operation']]);
  expect(SERVICE_ROWS).toHaveLength(11);
});

test('two services have a base of their own, the others are named in the path', () => {
  const bases = Object.fromEntries(SERVICE_ROWS.map(([name, { base }]) => [name, base]));
  const { new_invoicing: invoicing, vallarta_adventures: adventures, ...others } = bases;
  expect([invoicing, adventures]).toEqual(['/new-invoicing', '/vallarta-adventures']);
  for (const [name, base] of Object.entries(others)) expect(base).toBe(`/api/${name}`);
});

test('no two rows share a base or a variable', () => {
  const said = SERVICE_ROWS.flatMap(([, { base, url, headers }]) => [base, url, headers].filter(Boolean));
  expect(new Set(said).size).toBe(said.length);
});

describe('calls', () => {
  test.each(allRoutes.map((route) => [`${route.method} ${patternOf(route)}`, route] as const))(
    '%s is of one service, and asks for nothing that it does not know',
    (_, route) => {
      const own = SERVICE_ROWS.filter(([, { base }]) => patternOf(route).startsWith(`${base}/`));
      expect(own.map(([name]) => name)).toEqual([route.service]);
      const { access } = route;
      const proofs = access && ('proofs' in access ? access.proofs : ['operator']);
      expect(own[0]![1].authentication).toEqual(expect.arrayContaining([...(proofs ?? [])]));
    },
  );

  test.each(SERVICE_ROWS)('%s is answered where it has some', (name, { answeredBy }) => {
    const hasSome = allRoutes.some(({ service }) => service === name);
    expect(answeredBy).toBe(hasSome ? 'this site' : 'nobody yet');
  });
});

test.each(SERVICE_ROWS)('the manual tells of %s what the table says', (name, row) => {
  const manual = readFileSync(new URL('../../docs/how-to/point-a-service-elsewhere.md', import.meta.url), 'utf8');
  const [, base, authentication, variables, provesBy, answeredBy] =
    manual
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\` |`))
      ?.split('|')
      .slice(1)
      .map((cell) => cell.trim()) ?? [];
  const listed = (words: readonly (string | undefined)[]) =>
    words.flatMap((word) => (word ? [`\`${word}\``] : [])).join(', ') || '–';
  expect({ base, authentication, variables, provesBy, answeredBy }).toEqual({
    base: `\`${row.base}\``,
    authentication: row.authentication.join(', ') || '–',
    variables: listed([row.url, row.headers]),
    provesBy: row.provesBy ?? '–',
    answeredBy: row.answeredBy,
  });
});
