import { expect, test } from 'vitest';
import { matchesTour } from './filter.ts';

const WHALES = {
  title: { es: 'Ballenas en la bahía', en: 'Whales in the bay' },
  summary: { es: 'Tres horas en lancha.', en: 'Three hours by boat.' },
  text: [{ es: 'Con hidrófono.', en: 'With a hydrophone.' }],
  place: { es: 'Puerto Vallarta, Jalisco', en: 'Puerto Vallarta, Jalisco' },
  category: 'sea',
  party: { min: 2, max: 12 },
} as const;
const ANY = { words: '', category: '', place: '', people: undefined };

test.each([
  [ANY, true],
  [{ ...ANY, words: 'BAHIA ballenas' }, true],
  [{ ...ANY, words: 'hydrophone  boat' }, true],
  [{ ...ANY, words: 'ballenas tequila' }, false],
  [{ ...ANY, category: 'sea' }, true],
  [{ ...ANY, category: 'taste' }, false],
  [{ ...ANY, place: 'vallarta' }, true],
  [{ ...ANY, place: 'Sayulita' }, false],
  [{ ...ANY, people: 1 }, false],
  [{ ...ANY, people: 2 }, true],
  [{ ...ANY, people: 12 }, true],
  [{ ...ANY, people: 13 }, false],
])('%o matches: %s', (filter, matches) => expect(matchesTour(WHALES, filter)).toBe(matches));
