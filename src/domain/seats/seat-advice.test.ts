import { describe, expect, test } from 'vitest';
import type { RideCall } from '#domain/seats/ride-points.ts';
import { seatAdvice } from '#domain/seats/seat-advice.ts';
import { id } from '#kernel/ids.ts';
import { HOUR, instant } from '#kernel/instant.ts';

const stop = (city: string, latitude: number, longitude: number): RideCall['stop'] => ({
  id: id(city),
  city,
  latitude,
  longitude,
});

const GUADALAJARA = stop('Guadalajara', 20.6192, -103.28552);
const TEPIC = stop('Tepic', 21.498444, -104.88677);
const VARAS = stop('Las Varas', 21.18021, -105.13595);
const SAYULITA = stop('Sayulita', 20.87006, -105.43992);
const VALLARTA = stop('Puerto Vallarta', 20.7045, -105.239);
const STOPS = [GUADALAJARA, TEPIC, VARAS, SAYULITA, VALLARTA];

/** A ride through these stops that departs at this moment and takes this many hours per leg. */
function advice(departs: string, hours: number, ...stops: readonly RideCall['stop'][]) {
  const calls = stops.map((one, i) => {
    const at = instant(Date.parse(departs) + i * hours * HOUR);
    return { stop: one, arrives: at, departs: at };
  });
  return seatAdvice({ calls, stops: STOPS, layout: { rows: 10 } });
}

describe('the side of the sea', () => {
  test('on the way to Vallarta it is on the right from Las Varas on, also where the bus does not call there', () => {
    const sea = { side: 'right', from: 'Las Varas', to: undefined };
    expect(advice('2026-11-27T08:30:00-06:00', 5, GUADALAJARA, VALLARTA).sea).toEqual(sea);
    expect(advice('2026-11-27T08:30:00-06:00', 1, GUADALAJARA, VARAS, SAYULITA, VALLARTA).sea).toEqual(sea);
  });

  test('on the way back it is on the left as far as Las Varas', () => {
    expect(advice('2026-11-27T09:00:00-06:00', 5, VALLARTA, GUADALAJARA).sea).toEqual({
      side: 'left',
      from: undefined,
      to: 'Las Varas',
    });
  });

  test('the whole way where all of it is by the sea', () => {
    expect(advice('2026-11-27T09:00:00-06:00', 1, SAYULITA, VALLARTA).sea).toEqual({
      side: 'right',
      from: undefined,
      to: undefined,
    });
  });

  test('in the evening as far as there is light to see it, in the morning from there on', () => {
    expect(advice('2026-11-27T17:15:00-06:00', 2, VARAS, VALLARTA).sea).toMatchObject({
      from: undefined,
      to: 'Sayulita',
    });
    expect(advice('2026-11-27T05:45:00-06:00', 2, VARAS, VALLARTA).sea).toMatchObject({
      from: 'Sayulita',
      to: undefined,
    });
  });

  test('nothing is said where it gets dark far from any stop: the sea would seem to be there to the end', () => {
    expect(advice('2026-11-27T17:30:00-06:00', 2, VARAS, VALLARTA).sea).toBeUndefined();
  });

  test('nothing is said at night, inland, or by a coast nobody told us of', () => {
    expect(advice('2026-11-27T23:00:00-06:00', 1, VARAS, SAYULITA, VALLARTA).sea).toBeUndefined();
    expect(advice('2026-11-27T09:00:00-06:00', 3, GUADALAJARA, TEPIC).sea).toBeUndefined();
    const [barcelona, sitges] = [stop('Barcelona', 41.38, 2.17), stop('Sitges', 41.23, 1.81)];
    expect(advice('2026-11-27T10:00:00+01:00', 1, barcelona, sitges).sea).toBeUndefined();
  });
});

describe('the side in the shade', () => {
  test('the bus goes west by day in winter: the sun is in the south, so the right is in the shade; back it is the left', () => {
    expect(advice('2026-11-27T11:00:00-06:00', 3, GUADALAJARA, TEPIC).shade).toBe('right');
    expect(advice('2026-11-27T11:00:00-06:00', 3, TEPIC, GUADALAJARA).shade).toBe('left');
  });

  // A distant network along its meridian: only its own timetable is used.
  const [north, south] = [stop('Norte', 25.5, -100.3), stop('Sur', 25.2, -100.3)];

  test('southward the sun of the morning is at the left, that of the afternoon at the right', () => {
    expect(advice('2026-04-01T08:00:00-06:00', 1, north, south).shade).toBe('right');
    expect(advice('2026-04-01T17:00:00-06:00', 1, north, south).shade).toBe('left');
  });

  test('nothing is said at night, with the sun overhead, or with the sun along the road', () => {
    expect(advice('2026-04-01T22:00:00-06:00', 1, north, south).shade).toBeUndefined();
    expect(advice('2026-06-21T12:15:00-06:00', 1, north, south).shade).toBeUndefined();
    const east = stop('Oriente', 25.2, -100);
    expect(advice('2026-03-21T08:00:00-06:00', 1, east, south).shade).toBeUndefined();
  });

  test('nothing is said of a long leg whose road is not known', () => {
    expect(advice('2026-04-01T08:00:00-06:00', 8, north, stop('Lejos', 22.1, -100.3)).shade).toBeUndefined();
  });
});

test('the calmer rows are between the axles; a short bus has none', () => {
  expect(advice('2026-04-01T08:00:00-06:00', 1, VARAS, SAYULITA).calm).toEqual({ from: 3, to: 7 });
  expect(seatAdvice({ calls: [], stops: [], layout: { rows: 8 } }).calm).toEqual({ from: 3, to: 6 });
  expect(seatAdvice({ calls: [], stops: [], layout: { rows: 5 } })).toEqual({
    sea: undefined,
    shade: undefined,
    calm: undefined,
  });
});
