import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { getAdventureCheckout } from '#wire/adventures.ts';
import type { Route } from '#wire/route.ts';
import { getVouchers } from '#wire/vouchers.ts';

const CHECKOUT = { order_id: 'COSTA00001', payment: 'paid', booking: 'booked', reference: 'R1' };

test('the ticket of an adventure is not kept by a browser that somebody else uses next', async () => {
  const answers = new Map<Route, unknown>([
    [getAdventureCheckout, CHECKOUT],
    [getVouchers, { vouchers: [] }],
  ]);
  const address = '/aventuras/ballenas/boleto?code=COSTA00001';
  const page = await drawnPage(address, { now: instant(Date.UTC(2026, 10, 23)), call: answering(answers) });
  expect(page).toMatchObject({ status: 200, isPassing: true });
});
