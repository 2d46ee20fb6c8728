import { expect, test } from 'vitest';
import { FOREIGN_COUNTRIES } from '#domain/invoicing/countries.ts';
import { countries } from '#text/countries.ts';

test.each(['es', 'en'] as const)('every country has a name of its own (%s)', (lang) => {
  const keys = countries[lang].map(([key]) => key);
  expect(keys.toSorted()).toEqual([...FOREIGN_COUNTRIES.keys()].toSorted());
  expect(new Set(countries[lang].map(([, name]) => name)).size).toBe(FOREIGN_COUNTRIES.size);
  expect(countries[lang].filter(([key, name]) => name === key)).toEqual([]);
});

test('the frequent ones come first, then the alphabet of the language', () => {
  const first = (lang: 'es' | 'en', count: number) => countries[lang].slice(0, count).map(([, name]) => name);
  expect(first('es', 4)).toEqual(['Estados Unidos', 'Canadá', 'Afganistán', 'Albania']);
  expect(first('en', 5)).toEqual(['United States', 'Canada', 'Afghanistan', 'Åland Islands', 'Albania']);
  const named = (lang: 'es' | 'en', wanted: string) => countries[lang].find(([key]) => key === wanted)?.[1];
  expect([named('es', 'DEU'), named('en', 'DEU'), named('es', 'KOR'), named('en', 'CHE')]).toEqual([
    'Alemania',
    'Germany',
    'Corea del Sur',
    'Switzerland',
  ]);
});
