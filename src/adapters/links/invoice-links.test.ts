import { expect, test } from 'vitest';
import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import { signedLinks } from '#adapters/links/signed-links.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const SECRET = 'a secret of at least thirty-two letters';
const now = instant(1_800_000_000_000);
const expires = instant(now + 1000);
const invoice: InvoiceId = uuidV7(now, new Uint8Array(10).fill(0xab));
const other: InvoiceId = uuidV7(now, new Uint8Array(10).fill(0xcd));
const tokens = invoiceTokens(SECRET);
const token = tokens.sign({ invoice, expires });

test('is good for its invoice until it ends', () => {
  expect(tokens.read(token, { invoice, now })).toBe('good');
  expect(tokens.read(token, { invoice, now: expires })).toBe('expired');
});

test('is good for no other, with no other secret, and opens no reservation', () => {
  expect(tokens.read(token, { invoice: other, now })).toBe('forged');
  expect(invoiceTokens('another secret').read(token, { invoice, now })).toBe('forged');
  expect(tokens.read(`${token}A`, { invoice, now })).toBe('forged');
  for (const purpose of ['resume', 'return', 'pay', 'notices'] as const) {
    expect(signedLinks(SECRET).read(token, { purpose, now })).toEqual({ kind: 'forged' });
    const link = signedLinks(SECRET).sign({ purpose, reservation: id(invoice), expires });
    expect(tokens.read(link, { invoice, now })).toBe('forged');
  }
});
