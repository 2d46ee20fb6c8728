import { expect, test } from 'vitest';
import { lettersOf, namesIn } from './short-classes.ts';

const sheets = (count: number) =>
  new Map(Array.from({ length: count }, (_, i) => [`src/${i}.module.css`, `.a { order: ${i} }`]));

test('every sheet has letters of its own, the same in whatever order it is found', () => {
  const letters = lettersOf(sheets(300));
  expect(new Set(letters.values()).size).toBe(300);
  expect(lettersOf(new Map([...sheets(300)].toReversed()))).toEqual(letters);
  for (const each of letters.values()) expect(each).toMatch(/^[a-z]{2}$/);
});

test('they change with what the sheet holds', () => {
  const [before, after] = ['.a { order: 1 }', '.a { order: 2 }'].map((css) => lettersOf(new Map([['a.css', css]])));
  expect(after).not.toEqual(before);
});

test('no letters left is noticed', () => {
  expect(() => lettersOf(sheets(677))).toThrow('no 2 letters are free');
});

test('classes and animations are counted once each, in the order of the sheet', () => {
  expect(namesIn('.a {} .b:hover .a {} @keyframes turn {} .c { width: 1.5rem }')).toEqual(['a', 'b', 'turn', 'c']);
});
