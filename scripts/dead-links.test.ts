import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

const THERE = new Set(['src/app/payment/pay.ts', 'docs/decisions/0001-floors.md', 'stand-ins/mailbox']);
const dead = (text: string) => deadLinks('docs/how-to/pay.md', text, (path) => THERE.has(path));

test('what is there may be linked to and named', () => {
  const text =
    'See [paying](../../src/app/payment/pay.ts#L3), [decision 1](../decisions/0001-floors.md) and `src/app/payment/pay.ts`.';
  expect(dead(text)).toEqual([]);
});

test('what was moved or never was is found, once', () => {
  const text = '[pay](../../src/app/pay.ts), `src/app/pay.ts` and [the mailbox](../../stand-ins/mail)';
  expect(dead(text)).toEqual(['src/app/pay.ts', 'stand-ins/mail']);
});

test('addresses, places in the same document and names with a gap are nothing to look for', () => {
  const text = '[a](https://example.com/x.ts), [b](#below), `src/main/config/<provider>-config.ts`, `npm test`';
  expect(dead(text)).toEqual([]);
});
