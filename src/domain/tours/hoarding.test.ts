import { describe, expect, test } from 'vitest';
import {
  confirmsForStore,
  judgePlaces,
  mayKeepForStore,
  type PlacesWanted,
  type UnpaidPlaces,
} from '#domain/tours/hoarding.ts';

const EMPTY: UnpaidPlaces = { capacity: 16, unsold: 16, unproved: 0, ofAddress: 0, hadParty: false };
const held = (ofAddress: number): Partial<UnpaidPlaces> => ({ ofAddress, unproved: ofAddress });
const verdictOf = (unpaid: Partial<UnpaidPlaces>, people: number, proof?: PlacesWanted['proof'], factor = 1) => {
  const verdict = judgePlaces({ ...EMPTY, ...unpaid }, { people, proof, factor });
  return verdict.kind === 'proof' ? verdict.proof : verdict.kind;
};

describe('places of a start held unpaid', () => {
  test.each<[string, Partial<UnpaidPlaces>, number, PlacesWanted['proof'], string]>([
    ['a couple', {}, 2, undefined, 'free'],
    ['a third person of their address, within a fifth', held(2), 1, undefined, 'free'],
    ['a fourth', held(3), 1, undefined, 'captcha'],
    ['a fourth who solved it', held(3), 1, 'captcha', 'free'],
    ['a party above the fifth', {}, 8, undefined, 'free'],
    ['all places, for one party', {}, 16, undefined, 'free'],
    ['another such party of its address', held(8), 8, undefined, 'captcha'],
    ['the same address again, after its party ran out', { hadParty: true }, 4, undefined, 'captcha'],
    ['a party of another address, up to a half', { unproved: 4 }, 4, undefined, 'free'],
    ['a party of another address, above a half', { unproved: 6 }, 4, undefined, 'captcha'],
    ['a party of a start nearly sold, up to a half of the rest', { unsold: 6, unproved: 1 }, 2, undefined, 'free'],
    ['a party of a start nearly sold, above it', { unsold: 6, unproved: 2 }, 2, undefined, 'captcha'],
    [
      'a fifth of a start nearly sold, beside others',
      { unsold: 6, unproved: 2, ofAddress: 1 },
      2,
      undefined,
      'captcha',
    ],
    ['the last places, for one party', { unsold: 2 }, 2, undefined, 'free'],
    ['the same address again', { unsold: 2, hadParty: true }, 2, undefined, 'captcha'],
    ['the last places with a captcha', { unproved: 8, ofAddress: 12 }, 4, 'captcha', 'free'],
  ])('%s', (_name, unpaid, people, proof, verdict) => {
    expect(verdictOf(unpaid, people, proof)).toBe(verdict);
  });

  test('are more in load tests', () => {
    expect(verdictOf(held(12), 4, undefined, 1_000)).toBe('free');
  });
});

describe('places kept for stores', () => {
  test('are half of a start, or those of one order', () => {
    expect(mayKeepForStore({ capacity: 12, kept: 0 }, 10, 1)).toBe(true);
    expect(mayKeepForStore({ capacity: 12, kept: 4 }, 2, 1)).toBe(true);
    expect(mayKeepForStore({ capacity: 12, kept: 4 }, 3, 1)).toBe(false);
    expect(mayKeepForStore({ capacity: 12, kept: 4 }, 3, 2)).toBe(true);
  });

  test('are for who confirmed their contact', () => {
    expect(confirmsForStore(1)).toBe(true);
    expect(confirmsForStore(10_000)).toBe(false);
  });
});
