import { expect, test } from 'vitest';
import type { WaitingRefund } from '#app/operations/ports.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { refundsText } from './money-output.ts';

const refund = {
  code: 'ABC123',
  provider: 'openpay',
  amount: centavos(178_000),
  since: instant(Date.UTC(2026, 10, 27, 18)),
  nextTry: instant(Date.UTC(2026, 10, 27, 19)),
  state: 'by_hand',
  tries: 0,
  isByLink: false,
  concerns: [],
  buyer: { name: 'Ana López', phone: '3312345678', email: 'ana@example.com' },
  refund: '018f0000-0000-7000-8000-000000000001',
} as unknown as WaitingRefund;

test.each([
  ['late', 'too late for its seats'],
  ['undelivered', 'its supplier did not deliver'],
] as const)('a refund whose reason is %s is listed with it', (reason, words) => {
  const text = refundsText([{ ...refund, reason }], CARRIER_ZONE);
  expect(text).toContain(words);
  expect(text).toContain('Ana López');
});
