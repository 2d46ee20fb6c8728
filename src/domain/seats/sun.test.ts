import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { sunAt } from '#domain/seats/sun.ts';

const at = (text: string) => instant(Date.parse(text));
const GUADALAJARA = { latitude: 20.62, longitude: -103.29 };

test('the example of NREL’s Solar Position Algorithm (TP-560-34302)', () => {
  const sun = sunAt(at('2003-10-17T12:30:30-07:00'), { latitude: 39.742476, longitude: -105.1786 });
  expect(sun.azimuth).toBeCloseTo(194.34, 1);
  expect(90 - sun.altitude).toBeCloseTo(50.11, 1);
});

test('in Guadalajara: east in the morning, north of overhead at noon in June, west in the afternoon, below at night', () => {
  expect(sunAt(at('2026-11-27T08:00:00-06:00'), GUADALAJARA).azimuth).toBeCloseTo(116.7, 0);
  expect(sunAt(at('2026-06-21T12:54:00-06:00'), GUADALAJARA)).toMatchObject({
    altitude: expect.closeTo(87.2, 0) as number,
    azimuth: expect.toSatisfy((azimuth: number) => azimuth < 30 || azimuth > 330) as number,
  });
  expect(sunAt(at('2026-11-27T17:00:00-06:00'), GUADALAJARA).azimuth).toBeCloseTo(240, -1);
  expect(sunAt(at('2026-11-27T23:00:00-06:00'), GUADALAJARA).altitude).toBeLessThan(-50);
});

test('at the equinox it rises in the east and sets in the west, twelve hours apart', () => {
  // At the equator, 7.4 minutes after 06:00 and 18:00 solar time: the equation of time.
  const [rise, set] = ['06:07:24', '18:07:24'].map((time) =>
    sunAt(at(`2026-03-20T${time}Z`), { latitude: 0, longitude: 0 }),
  );
  expect(rise).toEqual({ azimuth: expect.closeTo(90, 0) as number, altitude: expect.closeTo(0, 0) as number });
  expect(set).toEqual({ azimuth: expect.closeTo(270, 0) as number, altitude: expect.closeTo(0, 0) as number });
});

test('north of the polar circle it stays up in June and down in December', () => {
  const TROMSO = { latitude: 69.65, longitude: 18.96 };
  expect(sunAt(at('2026-06-21T00:45:00+02:00'), TROMSO)).toMatchObject({ altitude: expect.closeTo(3.1, 0) as number });
  expect(sunAt(at('2026-12-21T11:45:00+01:00'), TROMSO).altitude).toBeCloseTo(-3.1, 0);
});

test('the azimuth is never negative and never 360', () => {
  const hours = Array.from({ length: 24 * 365 }, (_, hour) => instant(Date.UTC(2026, 0, 1, hour)));
  const azimuths = hours.map((hour) => sunAt(hour, GUADALAJARA).azimuth);
  expect(Math.min(...azimuths)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...azimuths)).toBeLessThan(360);
});
