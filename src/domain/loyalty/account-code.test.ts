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

test('ten minutes and five tries; all short codes of a day leave a guesser one chance in twenty thousand', () => {
  expect(code.ACCOUNT_CODE_LIFETIME).toBe(10 * MINUTE);
  expect(code.ACCOUNT_CODE_TRIES).toBe(5);
  expect(10 ** code.ACCOUNT_CODE_DIGITS / code.SHORT_CODE_TRIES_PER_DAY).toBeGreaterThanOrEqual(20_000);
});

test('a million tries of a day at long codes leave one in ten thousand', () => {
  expect(10 ** code.LONG_ACCOUNT_CODE_DIGITS / 1_000_000).toBeGreaterThanOrEqual(10_000);
});

test('a visitor who is given a code that is on its way has half of its time left', () => {
  expect(code.SHARED_CODE_INTERVAL).toBeLessThanOrEqual(code.ACCOUNT_CODE_LIFETIME / 2);
});
