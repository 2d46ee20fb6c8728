import { expect, test } from 'vitest';
import { findCall } from '#app/disruptions/find-call.ts';
import { id } from '#kernel/ids.ts';
import { errorMessage } from '#text/errors.ts';

const departure = (...stops: readonly (readonly [stop: string, name: string])[]) => ({
  id: id<'departure'>('d-1'),
  route: 'Costa',
  calls: stops.map(([stop, name]) => ({ stop, name, departs: '2026-11-30 09:00' })),
});
const COAST = departure(
  ['gdl', 'Guadalajara'],
  ['mez', 'Nuevo Vallarta, Mezcales'],
  ['flm', 'Nuevo Vallarta'],
  ['pvr', 'Puerto Vallarta'],
);

test.each([
  ['no stop', undefined, 0],
  ['an id', ' PVR ', 3],
  ['a part of one name', 'puerto', 3],
  ['a whole name that is a part of another', 'nuevo vallarta', 2],
])('%s names one call', (_, asked, call) => expect(findCall(COAST, asked)).toEqual({ ok: true, value: call }));

test('a stop that is called at twice is meant from the first time on', () => {
  const loop = departure(['min', 'Minerva'], ['zap', 'Zapopan'], ['min', 'Minerva']);
  expect(findCall(loop, 'miner')).toEqual({ ok: true, value: 0 });
});

test('a stop the departure does not call at is unknown', () =>
  expect(findCall(COAST, 'Tepic')).toMatchObject({ fault: { code: 'stop_unknown', field: 'stop' } }));

test.each([
  [
    'a part of several names',
    'Vallarta',
    COAST,
    'Nuevo Vallarta, Mezcales (mez); Nuevo Vallarta (flm); Puerto Vallarta (pvr)',
  ],
  [
    'a name of two stops',
    'centro',
    departure(['a', 'Centro'], ['b', 'Centro'], ['c', 'Centro Sur']),
    'Centro (a); Centro (b)',
  ],
])('%s is refused, and each stop is named with its id, to choose from', (_, asked, of, stops) => {
  const found = findCall(of, asked);
  expect(found).toMatchObject({ ok: false, fault: { code: 'stop_ambiguous', field: 'stop' } });
  if (found.ok) return;
  const { es, en } = errorMessage(found.fault.code, found.fault.params);
  for (const said of [es, en]) expect(said).toContain(stops);
});
