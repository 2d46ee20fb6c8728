import { expect, test } from 'vitest';
import { aboutJourney } from '#text/journey-name.ts';

test.each([
  [['Adulto', 'Shuttle', 'Shuttle'], 'Adulto · Shuttle'],
  [['Adulto', 'Primera', 'Ida', '1 de 2'], 'Adulto · Primera · Ida · 1 de 2'],
])('%s is said as %s', (words, said) => {
  expect(aboutJourney(words)).toBe(said);
});
