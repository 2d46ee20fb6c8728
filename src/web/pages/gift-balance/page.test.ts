import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { askPage } from '#testing/drawn-page.ts';
import type { ApiCall } from '#wire/call.ts';

const call: ApiCall = async () => ({ ok: true, data: { amount: 50_000, left: 20_000, document: null } as never });

test('the balance of a gift card is not kept by a browser that somebody else uses next', async () => {
  const form = { code: 'G123456789', secret: 'SECRET1234' };
  const page = await askPage('/saldo', { now: instant(Date.UTC(2026, 10, 23)), call, form });
  expect(page).toMatchObject({ kind: 'html', status: 200, isPassing: true });
});
