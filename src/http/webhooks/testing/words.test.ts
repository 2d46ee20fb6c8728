import { expect, test } from 'vitest';
import { withEvent, wordsOf } from '#http/webhooks/testing/words.ts';

test('every order of every part, those with equal letters once', () => {
  expect(wordsOf(['a', 'b', 'b']).map((word) => word.join(''))).toEqual([
    '',
    'a',
    'ab',
    'abb',
    'b',
    'ba',
    'bab',
    'bb',
    'bba',
  ]);
});

test('five letters make 326 words', () => {
  expect(wordsOf([1, 2, 3, 4, 5]).length).toBe(1 + 5 + 20 + 60 + 120 + 120);
});

test('something happens at each place', () => {
  expect(withEvent(['a', 'b'], '!')).toEqual([
    ['!', 'a', 'b'],
    ['a', '!', 'b'],
    ['a', 'b', '!'],
  ]);
});
