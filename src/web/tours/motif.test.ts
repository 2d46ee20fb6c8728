import { expect, test } from 'vitest';
import { TOUR_CATEGORIES } from '#domain/tours/product.ts';
import { motifOf } from '#web/tours/motif.ts';

test.each([
  ['ballenas-jorobadas', 'sea', 'whales'],
  ['islas-marietas', 'sea', 'islands'],
  ['manglar-de-san-blas', 'adventure', 'mangrove'],
  ['surf-en-sayulita', 'adventure', 'surf'],
  ['ruta-del-agave', 'taste', 'tequila'],
  ['fuego-y-tambor', 'show', 'fire'],
  ['san-sebastian-del-oeste', 'culture', 'town'],
  ['algo-nuevo', 'taste', 'tasting'],
] as const)('%s is drawn as what it is about', (name, category, motif) => {
  expect(motifOf({ name, category })).toBe(motif);
});

test('every category has a picture of its own', () => {
  const motifs = TOUR_CATEGORIES.map((category) => motifOf({ name: 'x', category }));
  expect(new Set(motifs).size).toBe(TOUR_CATEGORIES.length);
});
