import { expect, test } from 'vitest';
import { scannerStorage, type WaitingScan } from './scan-queue.ts';

function memory(kept = new Map<string, string>()) {
  let made = 0;
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, scanner: () => scannerStorage(storage, () => `device-${(made += 1)}`) };
}

const scan = (id: string): WaitingScan => ({
  id,
  departure: 'bus',
  place: 'Andén 3',
  at: '2026-11-27T15:00:00.000Z',
  code: 'code',
  shown: 'boards',
});

test('scans wait in their order until they are taken out, also for a page that was opened again', () => {
  const { scanner } = memory();
  for (const id of ['a', 'b', 'c']) scanner().add(scan(id));
  scanner().remove(new Set(['b']));
  expect(
    scanner()
      .waiting()
      .map(({ id }) => id),
  ).toEqual(['a', 'c']);
});

test('a device keeps its name', () => {
  const { scanner } = memory();
  expect([scanner().device(), scanner().device()]).toEqual(['device-1', 'device-1']);
});

test('who boarded is remembered for one bus at a time', () => {
  const { scanner } = memory();
  const boarded = { 'X-01': { at: '2026-11-27T15:00:00Z', place: '', device: 'd' } };
  scanner().setBoarded('bus', boarded);
  expect([scanner().boarded('bus'), scanner().boarded('another')]).toEqual([boarded, {}]);
  scanner().setBoarded('another', {});
  expect(scanner().boarded('bus')).toEqual({});
});

test('what is damaged is not there', () => {
  const { kept, scanner } = memory(
    new Map([
      ['anden-boarding-waiting', '{"a'],
      ['anden-boarding-place', 'null'],
    ]),
  );
  expect([scanner().waiting(), scanner().place()]).toEqual([[], '']);
  expect(kept.size).toBe(2);
});

test('who boarded is forgotten at the end of a shift, once every scan was sent', () => {
  const { scanner, kept } = memory();
  scanner().setBoarded('bus', { 'FOLIO-01': { at: '2026-11-27T15:00:00.000Z', place: '', device: 'device-1' } });
  scanner().add(scan('a'));
  scanner().forgetBoarded();
  expect(Object.keys(scanner().boarded('bus'))).toEqual(['FOLIO-01']);
  scanner().remove(new Set(['a']));
  scanner().forgetBoarded();
  expect([...kept.values()].join()).not.toContain('FOLIO-01');
});

test('what was redeemed is remembered for a day, and forgotten with the shift', () => {
  const { scanner, kept } = memory();
  const at = Date.parse('2026-11-27T15:00:00.000Z');
  const redeemed = (iso: string) => ({ at: iso, place: '', device: 'device-1' });
  const old = { V000000001: redeemed('2026-11-26T15:00:00.000Z') };
  const fresh = { V000000002: redeemed('2026-11-26T15:00:00.001Z') };
  scanner().setRedeemed({ ...old, ...fresh }, at);
  expect(scanner().redeemed()).toEqual(fresh);
  scanner().forgetBoarded();
  expect([...kept.values()].join()).not.toContain('V000000002');
});
