import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { drawnPage } from '#testing/drawn-page.ts';
import { internetText } from '#text/internet/page.ts';
import type { ApiCall } from '#wire/call.ts';

const PACKAGE = { id: 'internet-plus', name: { es: 'Plus', en: 'Plus' }, what: { es: '', en: '' }, price: 4_900 };

/** The page of a purchase, whose answer has this status. */
function purchase(status: number) {
  const call: ApiCall = async (route) =>
    route.method === 'GET' ? { ok: true, data: { packages: [PACKAGE] } as never } : { ok: false, status, errors: [] };
  return drawnPage('/internet?order=COSTA00001', { now: instant(Date.UTC(2026, 10, 23)), call });
}

test('a purchase that this device does not have is not found, and one can be made', async () => {
  const { status, text } = await purchase(404);
  expect([status, text.includes(internetText.unknown.es), text.includes(internetText.away.es)]).toEqual([
    404,
    true,
    false,
  ]);
});

test('while the site is away a buyer is not told that there is no such purchase', async () => {
  const { status, text } = await purchase(503);
  expect([status, text.includes(internetText.unknown.es), text.includes(internetText.away.es)]).toEqual([
    503,
    false,
    true,
  ]);
});
