import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codesOf, dropReservation, saveReservation, myReservations } from '#web/storage/my-reservations.ts';

const CODES = ['7K3M9QX2VD', '0000000001', '0000000002'] as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the last one opened comes first, and once', () => {
  for (const code of [...CODES, CODES[0]]) saveReservation(code);
  expect(myReservations()).toEqual([CODES[0], CODES[2], CODES[1]]);
});

test('what is dropped is gone, and with the last one the key', () => {
  saveReservation(CODES[0]);
  dropReservation(CODES[0]);
  expect(myReservations()).toEqual([]);
  expect(localStorage.getItem('anden.reservations')).toBeNull();
});

test('six are enough', () => {
  for (let n = 0; n < 9; n += 1) saveReservation(`000000000${n}`);
  expect(myReservations()).toHaveLength(6);
});

test.each([null, 'x', {}, [7], ['<script>'], ['7k3m9qx2vd'], ['7K3M9QX2VDX']])('%o is nobody’s code', (kept) => {
  expect(codesOf(kept)).toEqual([]);
});

test('a forbidden storage is an empty one', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(myReservations()).toEqual([]);
  expect(() => saveReservation(CODES[0])).not.toThrow();
});
