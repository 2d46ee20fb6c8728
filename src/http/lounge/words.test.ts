import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import type { Lang } from '#text/lang.ts';
import { loungeText } from '#text/lounge.ts';
import { visitWords } from './words.ts';

const STORED = {
  visit: 'v',
  lounge: 'coast',
  starts: Date.parse('2026-12-01T22:00:00Z'),
  hours: 2,
  people: 1,
  total: 18_000,
};
const PLACE = {
  name: { es: 'Sala Costa', en: 'Coast lounge' },
  host: { name: 'Line', phone: '3331234567' },
  zone: 'America/Mexico_City',
};

test('a visit says when and where it is, by the clock of the lounge', () => {
  const { details } = visitWords({ ...STORED, place: PLACE });
  const shown = (lang: Lang) => details.map(({ text }) => text[lang].replaceAll('\u00a0', ' '));
  expect(shown('es')).toEqual([
    'mar 1 dic 2026, 4:00 p.m. – 6:00 p.m. (hora local)',
    'Sala Costa',
    '2 horas',
    'Solo yo',
    'Hasta el mar 1 dic 2026, 4:00 p.m. (hora local), si nadie la ha usado, te devolvemos todo; después ya no hay devolución.',
  ]);
  expect(shown('en').slice(0, 2)).toEqual(['Tue 1 Dec 2026, 4:00 p.m. – 6:00 p.m. (local time)', 'Coast lounge']);
});

test('what costs nothing gives nothing back', () => {
  const { details } = visitWords({ ...STORED, total: 0, place: PLACE });
  expect(details.map(({ label }) => label)).not.toContain(loungeText.cancelling);
});

test('one ordered before the place was kept says how long alone', () => {
  expect(visitWords(STORED).details.map(({ label }) => label)).toEqual([loungeText.hours, loungeText.people]);
});

test('all of it goes back until it begins or is entered', () => {
  const givesBack = visitWords({ ...STORED, place: PLACE }).givesBack!;
  const [before, begins] = [instant(STORED.starts - 1), instant(STORED.starts)];
  expect([givesBack(before, false), givesBack(before, true), givesBack(begins, false)]).toEqual([18_000, 0, 0]);
});
