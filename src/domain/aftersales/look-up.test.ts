import { expect, test } from 'vitest';
import { type Failures, judgeTry, MOST_FAILURES } from '#domain/aftersales/look-up.ts';

test.each<[string, Partial<Failures>, string]>([
  ['at every limit', {}, 'free'],
  ['a sixth of one code', { ofCodeLately: 6 }, 'wait'],
  ['a twenty-first of one code today', { ofCodeToday: 21 }, 'wait'],
  ['an eleventh from one address', { ofAddress: 11 }, 'wait'],
  ['a sixty-first of all', { ofSite: 61 }, 'puzzle'],
  ['a sixty-first of all, and a sixth of one code', { ofSite: 61, ofCodeLately: 6 }, 'wait'],
])('%s', (_name, change, verdict) => {
  expect(judgeTry({ ...MOST_FAILURES, ...change })).toBe(verdict);
});
