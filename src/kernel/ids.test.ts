import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseReservationCode, reservationCode, uuidV7 } from '#kernel/ids.ts';
import { isUuid } from '#kernel/patterns.ts';

describe('reservation codes', () => {
  test('ten symbols of the alphabet, from ten bytes', () => {
    expect(reservationCode(new Uint8Array([0, 9, 10, 31, 32, 18, 20, 22, 27, 255]))).toBe('09AZ0JMPVZ');
    expect(() => reservationCode(new Uint8Array(9))).toThrow(RangeError);
  });

  test('every symbol is equally likely', () => {
    // Chi-square with 31 degrees of freedom: exceeds 61.1 in one of a thousand fair runs, 100 practically never.
    const codes = 3_200;
    const counts = new Map<string, number>();
    for (let n = 0; n < codes; n += 1) {
      for (const symbol of reservationCode(randomBytes(10))) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    const expected = (codes * 10) / 32;
    const chiSquare = [...counts.values()].reduce((total, seen) => total + (seen - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(32);
    expect(chiSquare).toBeLessThan(100);
  });

  test.each([
    ['09AZ0JMPVZ', '09AZ0JMPVZ'],
    ['09az-0jmp vz', '09AZ0JMPVZ'],
    ['O9AZOJMPVZ', '09AZ0JMPVZ'],
    ['IL9A0JMPVZ', '119A0JMPVZ'],
    ['09AZ0JMPV', undefined],
    ['09AZ0JMPVZZ', undefined],
    ['09AZ0JMPVU', undefined],
    ['', undefined],
  ])('"%s" is read as %s', (typed, code) => {
    expect(parseReservationCode(typed)).toBe(code);
  });
});

describe('UUIDv7', () => {
  const now = Date.parse('2026-11-27T15:00:00.123Z');

  test('carries its time, version and variant', () => {
    const value = uuidV7(now, new Uint8Array(10).fill(255));
    expect(isUuid(value)).toBe(true);
    expect(value).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7fff-bfff-f{12}$/);
    expect(Number.parseInt(value.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
  });

  test('sorts by time whatever the random part', () => {
    const ids = [0, 1, 2, 1000, 86_400_000].map((later, n) =>
      uuidV7(now + later, new Uint8Array(10).fill(n % 2 === 0 ? 255 : 0)),
    );
    expect(ids.toSorted()).toEqual(ids);
  });

  test('needs ten bytes', () => {
    expect(() => uuidV7(now, new Uint8Array(9))).toThrow(RangeError);
  });
});
