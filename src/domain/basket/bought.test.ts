import { expect, test } from 'vitest';
import { boughtState } from './bought.ts';

const SOLD = { isSold: true, isReturned: false, isAwaited: false };

test('what was paid in a basket is there, awaited from its supplier, or given back', () => {
  expect(boughtState(SOLD)).toBe('sold');
  expect(boughtState({ ...SOLD, isAwaited: true })).toBe('waiting');
  expect(boughtState({ ...SOLD, isReturned: true })).toBe('returned');
});

test('nothing is awaited any more once its money goes back', () => {
  expect(boughtState({ isSold: true, isReturned: true, isAwaited: true })).toBe('returned');
  expect(boughtState({ isSold: false, isReturned: false, isAwaited: true })).toBe('returned');
});
