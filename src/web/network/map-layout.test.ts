import { describe, expect, test } from 'vitest';
import type { LocatedStop } from '#web/network/located-stop.ts';
import { layMap, MAP_WIDTH } from '#web/network/map-layout.ts';
import { LABEL_HEIGHT } from '#web/network/place-labels.ts';
import { CITY, LINE, SHORE } from '#web/network/windows.ts';

const stop = (id: string, name: string, [latitude, longitude]: readonly [number, number], hours = 0) =>
  ({
    id,
    city: name.split(',')[0],
    detail: name.split(', ')[1],
    latitude,
    longitude,
    hours,
    kind: 'stop',
  }) as LocatedStop;

/** The towns on the road, under their local names. */
const TOWNS = [
  stop('TLQ', 'Guadalajara, Nueva Central', [20.6192, -103.28552]),
  stop('ZAP', 'Zapopan, Terminal de Autobuses', [20.70426, -103.460807]),
  stop('MAG', 'Magdalena', [20.90741, -103.978]),
  stop('IXT', 'Ixtlán del Río', [21.03907, -104.37116], -1),
  stop('CHA', 'Chapalilla', [21.18852, -104.63783], -1),
  stop('TEP', 'Tepic, Central de Autobuses', [21.498444, -104.88677], -1),
  stop('COM', 'Compostela', [21.23777, -104.9001], -1),
  stop('VAR', 'Las Varas', [21.18021, -105.13595], -1),
  stop('PEN', 'La Peñita de Jaltemba', [21.03829, -105.25024], -1),
  stop('GUA', 'Rincón de Guayabitos', [21.02315, -105.27054], -1),
  stop('LDM', 'Lo de Marcos', [20.95509, -105.35223]),
  stop('SFR', 'San Pancho, San Francisco', [20.90196, -105.41279]),
  stop('SAY', 'Sayulita', [20.87006, -105.43992]),
  stop('BUC', 'Bucerías', [20.75626, -105.33438]),
  stop('NVA', 'Nuevo Vallarta, Mezcales', [20.73072, -105.28257]),
  stop('PVR', 'Puerto Vallarta, Central de Autobuses', [20.7045, -105.239]),
];
const INSETS = [
  { letter: 'A', extent: SHORE },
  { letter: 'B', extent: CITY },
];

test('a further stop of a city is called by what tells it apart', () => {
  const airport = stop('APV', 'Puerto Vallarta, Aeropuerto', [20.6801, -105.2542]);
  const names = layMap([...TOWNS, airport], SHORE).stops.map(({ name }) => name);
  expect(names.slice(-2)).toEqual(['Puerto Vallarta', 'Aeropuerto']);
  expect(names).toContain('San Pancho');
});

describe.each([
  ['the line', LINE, INSETS, ['CHA', 'COM', 'IXT', 'MAG', 'TEP']],
  ['the coast', SHORE, [], ['BUC', 'GUA', 'LDM', 'NVA', 'PEN', 'PVR', 'SAY', 'SFR', 'VAR']],
  ['the city', CITY, [], ['TLQ', 'ZAP']],
] as const)('%s', (_, extent, insets, names) => {
  const { stops, height, shore } = layMap(TOWNS, extent, insets);
  const labels = stops.flatMap(({ stop: { id }, label, width }) =>
    label
      ? [
          {
            id,
            left: label.side === 'right' ? label.x : label.x - width,
            right: label.side === 'right' ? label.x + width : label.x,
            y: label.y,
          },
        ]
      : [],
  );

  test('names what no inset names', () => {
    expect(labels.map(({ id }) => id).toSorted()).toEqual(names);
  });

  test('no name leaves the drawing', () => {
    for (const { left, right, y } of labels) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(MAP_WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  test('no name covers another', () => {
    for (const [i, a] of labels.entries())
      for (const b of labels.slice(i + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || Math.abs(a.y - b.y) >= LABEL_HEIGHT;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
  });

  test('has a shore where there is one', () => {
    expect(shore.length > 0).toBe(extent !== CITY);
  });
});

test('every stop that is named on the coast stands east of the sea', () => {
  const { stops, shore } = layMap(TOWNS, SHORE);
  for (const { stop: town, x, y } of stops) {
    const nearest = shore.reduce((best, point) => (Math.abs(point.y - y) < Math.abs(best.y - y) ? point : best));
    // The bay doubles back: only the open coast north of Punta Mita has one shore point at each latitude.
    if (town.latitude > 20.8) expect(x, town.id).toBeGreaterThan(nearest.x - 8);
  }
});
