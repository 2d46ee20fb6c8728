import { expect, test } from 'vitest';
import { theOne } from '#app/disruptions/find-departure.ts';
import type { KnownDeparture } from '#app/disruptions/ports.ts';
import { id } from '#kernel/ids.ts';
import { errorMessage } from '#text/errors.ts';

const departure = (name: string, ...stops: readonly string[]): KnownDeparture => ({
  id: id(name),
  route: 'Shuttle',
  calls: stops.map((stop) => ({ stop, name: stop, departs: '2026-11-30 09:00' })),
});
const OUT = departure('d-1', 'Minerva', 'CUCEA', 'Zapopan');
const BACK = departure('d-2', 'Zapopan', 'CUCEA', 'Minerva');

test('the one departure that matches', () => {
  expect(theOne([OUT])).toEqual({ ok: true, value: OUT });
  expect(theOne([])).toMatchObject({ fault: { code: 'departure_unknown', field: 'departure' } });
});

test('of several, each is named by its route, its ends and its id, to choose from', () => {
  const found = theOne([BACK, OUT]);
  expect(found).toMatchObject({ ok: false, fault: { code: 'departure_ambiguous', field: 'departure' } });
  if (found.ok) return;
  const { es, en } = errorMessage(found.fault.code, found.fault.params);
  for (const said of [es, en])
    expect(said).toContain('Shuttle, Zapopan – Minerva (d-2); Shuttle, Minerva – Zapopan (d-1)');
});
