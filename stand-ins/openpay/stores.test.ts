import { toSVG } from 'bwip-js/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barWidths } from './barcode.ts';
import type { Charge } from './charge.ts';
import { expired } from './expiry.ts';
import { type Provider, startProvider } from './testing/start.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());

const order = async (change: Record<string, unknown> = {}) => provider.charge({ method: 'store', ...change });

test('a reference is paid at the counter, once', async () => {
  const { body } = await order({ due_date: '2039-12-01T10:00:00' });
  expect(body).toMatchObject({ status: 'in_progress', due_date: '2039-12-01T10:00:00-06:00' });
  const { type, reference, barcode_url } = body['payment_method'] as Record<string, string>;
  expect([type, reference]).toEqual(['store', expect.stringMatching(/^\d{16}$/)]);
  expect(await (await fetch(barcode_url!)).text()).toContain(`aria-label="${reference}"`);

  const id = String(body['id']);
  expect((await provider.control(`pay-store/${id}`, {})).body['status']).toBe('completed');
  expect((await provider.control(`pay-store/${id}`, {})).body['error_code']).toBe(1013);
  expect((await provider.get(`/charges/${id}`)).body['status']).toBe('completed');
  expect((await provider.post(`/charges/${id}/refund`, { amount: 1 })).body['error_code']).toBe(1013);
});

test.each([
  [{ amount: 30_000 }, 1012],
  [{ due_date: '2020-01-01T00:00:00' }, 1001],
  [{ due_date: 'soon' }, 1001],
])('%o is refused with %i', async (change, code) => {
  expect((await order(change)).body['error_code']).toBe(code);
});

const NOW = Date.parse('2026-11-21T12:00:00-06:00');
const MINUTE = 60_000;
const waiting = (change: Partial<Charge>): Charge => ({
  id: 'tr1',
  orderId: null,
  status: 'in_progress',
  method: 'store',
  amount: 10,
  description: 'Boletos',
  createdAt: NOW,
  operatedAt: NOW,
  refunds: [],
  ...change,
});
const inStore = waiting({ store: { reference: '1', dueAt: NOW + MINUTE } });
const atBank = waiting({ status: 'charge_pending', method: 'card' });

test.each([
  ['a reference', inStore, 0, undefined],
  ['a reference', inStore, 1, 'expired'],
  ['a paid reference', { ...inStore, status: 'completed' as const }, 1, undefined],
  ['a visit at the bank', atBank, 14, undefined],
  ['a visit at the bank', atBank, 15, 'failed'],
])('%s (%o) after %i minutes: %s', (_, charge, minutes, status) => {
  expect(expired(charge, NOW + minutes * MINUTE)?.status).toBe(status);
});

test.each(['1234567890123456', '0000000000000000', '9876543210987654'])(
  'the bars of %s are those of Code 128',
  (digits) => {
    const svg = toSVG({ bcid: 'code128', text: digits, scale: 1, height: 1 });
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const widths = barWidths(digits);
    expect(widths.reduce((sum, each) => sum + each, 0)).toBe(width);
    expect(barsOf(svg)).toEqual(filled(widths));
  },
);

/** From where to where each bar reaches. */
const filled = (widths: readonly number[]) => {
  let x = 0;
  return widths.flatMap((width, i) => {
    const bar = [[x, x + width]];
    x += width;
    return i % 2 === 0 ? bar : [];
  });
};

function barsOf(svg: string): number[][] {
  const strokes = [...svg.matchAll(/<path stroke="#000000" stroke-width="([\d.]+)" d="([^"]+)"/g)];
  const bars = strokes.flatMap(([, width, path]) =>
    [...path!.matchAll(/M([\d.]+) /g)].map(([, x]) => [Number(x) - Number(width) / 2, Number(x) + Number(width) / 2]),
  );
  return bars.sort(([a], [b]) => a! - b!);
}
