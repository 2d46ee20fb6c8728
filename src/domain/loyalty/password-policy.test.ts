import { expect, test } from 'vitest';
import { passwordLacks } from '#domain/loyalty/password-policy.ts';

test.each([
  ['Playa#2026', []],
  ['Ñandú 2026!', []],
  ['Playa#26', []],
  ['Play#26', ['length']],
  ['playa#2026', ['uppercase']],
  ['Playa#Playa', ['digit']],
  ['Playa2026', ['special']],
  ['Playa 2026', ['special']],
  ['', ['length', 'uppercase', 'digit', 'special']],
  ['aaaaaaaa', ['uppercase', 'digit', 'special']],
  [`A1#${'a'.repeat(125)}`, []],
  [`A1#${'a'.repeat(126)}`, ['length']],
])('"%s" lacks %o', (password, lacks) => {
  expect(passwordLacks(password)).toEqual(lacks);
});
