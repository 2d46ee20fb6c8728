import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a y b'],
  [['a', 'b', 'c'], 'a, b y c'],
  [[1, 2], '1 y 2'],
  [['español', 'inglés'], 'español e inglés'],
  [['Leo', 'Íñigo'], 'Leo e Íñigo'],
  [['madres', 'hijas'], 'madres e hijas'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['inglés', 'español'], 'inglés y español'],
])('%j in Spanish', (parts, text) => {
  expect(listed(parts, 'y')).toBe(text);
});

test('in English nothing changes before a vowel', () => {
  expect(listed(['Spanish', 'Italian'], 'and')).toBe('Spanish and Italian');
});
