import { expect, test } from 'vitest';
import { doorMemory, type WaitingScan } from '#web/pages/boarding/scan-queue.ts';

function memory(kept = new Map<string, string>()) {
  let made = 0;
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, door: () => doorMemory(storage, () => `device-${(made += 1)}`) };
}

const scan = (id: string): WaitingScan => ({
  id,
  departure: 'bus',
  place: 'Andén 3',
  at: '2026-11-27T15:00:00.000Z',
  code: 'code',
  shown: 'boards',
});

test('scans wait in their order until they are taken out, also for a page that was opened anew', () => {
  const { door } = memory();
  for (const id of ['a', 'b', 'c']) door().add(scan(id));
  door().remove(new Set(['b']));
  expect(
    door()
      .waiting()
      .map(({ id }) => id),
  ).toEqual(['a', 'c']);
});

test('a device keeps its name', () => {
  const { door } = memory();
  expect([door().device(), door().device()]).toEqual(['device-1', 'device-1']);
});

test('who boarded is remembered for one bus at a time', () => {
  const { door } = memory();
  const boarded = { 'X-01': { at: '2026-11-27T15:00:00Z', place: '', device: 'd' } };
  door().setBoarded('bus', boarded);
  expect([door().boarded('bus'), door().boarded('another')]).toEqual([boarded, {}]);
  door().setBoarded('another', {});
  expect(door().boarded('bus')).toEqual({});
});

test('what is damaged is not there', () => {
  const { kept, door } = memory(
    new Map([
      ['anden-boarding-waiting', '{"a'],
      ['anden-boarding-place', 'null'],
    ]),
  );
  expect([door().waiting(), door().place()]).toEqual([[], '']);
  expect(kept.size).toBe(2);
});

test('who boarded is forgotten at the end of a shift, once every scan was sent', () => {
  const { door, kept } = memory();
  door().setBoarded('bus', { 'FOLIO-01': { at: '2026-11-27T15:00:00.000Z', place: '', device: 'device-1' } });
  door().add(scan('a'));
  door().forgetBoarded();
  expect(Object.keys(door().boarded('bus'))).toEqual(['FOLIO-01']);
  door().remove(new Set(['a']));
  door().forgetBoarded();
  expect([...kept.values()].join()).not.toContain('FOLIO-01');
});
