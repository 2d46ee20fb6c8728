import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markFavourite, recentSearches, rememberSearch } from '#web/storage/recent-searches.ts';

const to = (destination: string) => ({ origin: 'TLQ', destination });
const shown = () => recentSearches().map(({ destination, stays }) => `${destination}${stays ? '★' : ''}`);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the last three, newest first, each once', () => {
  for (const stop of ['PVR', 'SAY', 'GUA', 'PVR', 'TEP']) rememberSearch(to(stop));
  expect(shown()).toEqual(['TEP', 'PVR', 'GUA']);
});

test('a favourite comes first and stays, however many are looked for after it', () => {
  rememberSearch(to('PVR'));
  markFavourite(to('PVR'), true);
  for (const stop of ['SAY', 'GUA', 'TEP', 'BUC']) rememberSearch(to(stop));
  expect(shown()).toEqual(['PVR★', 'BUC', 'TEP', 'GUA']);
});

test('a favourite that is looked for again is still one; one that is none any more is the newest of the others', () => {
  for (const stop of ['PVR', 'SAY']) {
    rememberSearch(to(stop));
    markFavourite(to(stop), true);
  }
  rememberSearch(to('PVR'));
  expect(shown()).toEqual(['PVR★', 'SAY★']);
  rememberSearch(to('GUA'));
  markFavourite(to('PVR'), false);
  expect(shown()).toEqual(['SAY★', 'PVR', 'GUA']);
});

test('five favourites are enough', () => {
  for (let n = 0; n < 7; n += 1) markFavourite(to(`S${n}`), true);
  expect(shown()).toEqual(['S6★', 'S5★', 'S4★', 'S3★', 'S2★']);
});

test('a forbidden storage is an empty one', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(recentSearches()).toEqual([]);
  expect(() => rememberSearch(to('PVR'))).not.toThrow();
});
