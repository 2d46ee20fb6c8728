import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/instant.ts';
import * as code from './account-code.ts';

const CONTACTS = { phone: '+523312345678', email: 'ana@example.com' };

test.each([
  ['email', 'ana@example.com'],
  ['whatsapp', '+523312345678'],
  ['sms', '+523312345678'],
] as const)('a code by %s goes to %s', (sendType, to) => {
  expect(code.destinationOf(sendType, CONTACTS)).toBe(to);
});

test('a code is typed as it is read: in groups', () => {
  expect(code.typedDigits(' 123 456 ')).toBe('123456');
  expect(code.typedDigits('123-456')).toBe('123456');
});

test('ten minutes and five tries; all codes of a day leave a guesser one chance in twenty thousand', () => {
  expect(code.ACCOUNT_CODE_LIFETIME).toBe(10 * MINUTE);
  expect(code.ACCOUNT_CODE_TRIES).toBe(5);
  const guesses = code.ACCOUNT_CODES_PER_DAY * code.ACCOUNT_CODE_TRIES;
  expect(10 ** code.ACCOUNT_CODE_DIGITS / guesses).toBeGreaterThanOrEqual(20_000);
});
