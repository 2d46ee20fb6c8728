import { expect, test } from 'vitest';
import type { ScanResultView } from '#wire/boarding.ts';
import type { ApiCall } from '#wire/call.ts';
import { alarmsOf, oneRequestOf, requestOf } from './deliver-scans.ts';
import type { WaitingScan } from './scan-queue.ts';

const AT = Date.UTC(2026, 10, 28, 15, 0);
const made = { place: 'Andén 3', at: new Date(AT).toISOString(), code: 'code' };
const ticket = (id: string, departure = 'bus'): WaitingScan => ({ ...made, id, departure, shown: 'boards' });
const voucher = (id: string, shown: 'redeems' | 'unsure' = 'redeems'): WaitingScan => ({ ...made, id, shown });

test('a request carries scans of one bus, or vouchers, of one place', () => {
  const all = [voucher('1'), ticket('2'), voucher('3'), { ...voucher('4'), place: 'Andén 4' }, ticket('5', 'other')];
  expect(oneRequestOf(all).map(({ id }) => id)).toEqual(['1', '3']);
  expect(oneRequestOf(all.slice(1)).map(({ id }) => id)).toEqual(['2']);
  expect(oneRequestOf([])).toEqual([]);
  expect(oneRequestOf(Array.from({ length: 150 }, (_, id) => ticket(String(id))))).toHaveLength(100);
});

/** What a call is sent, and its answer. */
async function sent(scans: readonly WaitingScan[], results: readonly unknown[] = []) {
  const calls: { path: string; body: unknown }[] = [];
  const call = (async (route: { path: string }, asked: { body: unknown }) => {
    calls.push({ path: route.path, body: asked.body });
    return { ok: true, data: { results } };
  }) as unknown as ApiCall;
  const answered = await requestOf(scans, { device: 'device-1', now: AT })(call);
  return { calls, answered };
}

test('tickets go to their bus and vouchers to their own call, with what the device said of them', async () => {
  const { calls } = await sent([ticket('2')]);
  const shared = { device: 'device-1', place: 'Andén 3', sent_at: made.at };
  const scan = { at: made.at, code: 'code' };
  expect(calls).toEqual([
    { path: 'boarding/scans', body: { ...shared, departure: 'bus', scans: [{ ...scan, id: '2', shown: 'boards' }] } },
  ]);
  const { calls: others, answered } = await sent([voucher('1'), voucher('3', 'unsure')]);
  expect(others).toEqual([
    {
      path: 'vouchers/scans',
      body: {
        ...shared,
        scans: [
          { ...scan, id: '1', shown: 'redeems' },
          { ...scan, id: '3' },
        ],
      },
    },
  ]);
  expect(answered).toEqual({ ok: true, said: { of: 'vouchers', results: [] } });
});

test('what was accepted here and is refused there raises an alarm', () => {
  const results = (verdict: string) => ['1', '2'].map((id) => ({ id, verdict, folio: `F${id}` }) as ScanResultView);
  const said = { of: 'tickets', departure: 'bus', results: results('already_boarded') } as const;
  const refused: WaitingScan = { ...ticket('2'), shown: 'forged' } as WaitingScan;
  expect(alarmsOf([ticket('1'), refused], said)).toEqual([{ of: 'ticket', folio: 'F1', verdict: 'already_boarded' }]);
  const redeemed = { folio: 'V1', voucher: null };
  const vouchers = { of: 'vouchers', results: [{ ...redeemed, id: '1', verdict: 'already_redeemed' }] } as const;
  expect(alarmsOf([voucher('1')], vouchers)).toEqual([{ of: 'voucher', folio: 'V1', verdict: 'already_redeemed' }]);
  expect(alarmsOf([voucher('1', 'unsure')], vouchers)).toEqual([]);
});
