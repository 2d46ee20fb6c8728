import { describe, expect, test } from 'vitest';
import type { Place } from '#domain/network/coast-line.ts';
import { ROADS } from '#domain/network/road-lines.ts';
import { flatKm, roadPath } from '#domain/network/road-path.ts';

const GUADALAJARA: Place = [20.6192, -103.28552];
const JALA: Place = [21.088, -104.44];
const CHAPALILLA: Place = [21.189, -104.638];
const TEPIC: Place = [21.498444, -104.88677];
const COMPOSTELA: Place = [21.238, -104.9];
const VALLARTA: Place = [20.7045, -105.239];
const COLIMA: Place = [19.243, -103.725];

const kmOf = (path: readonly Place[]) => path.slice(1).reduce((sum, to, i) => sum + flatKm(path[i]!, to), 0);

test('a degree of latitude is 111 km anywhere, one of longitude half of that at 60° north', () => {
  expect(flatKm([20, -105], [21, -105])).toBeCloseTo(111.2, 5);
  expect(flatKm([60, -105], [60, -104])).toBeCloseTo(55.6, 5);
  expect(flatKm(VALLARTA, GUADALAJARA)).toBe(flatKm(GUADALAJARA, VALLARTA));
});

describe('the way along the roads', () => {
  test('begins and ends at the stops themselves, and is the same back', () => {
    const path = roadPath(GUADALAJARA, VALLARTA)!;
    expect([path[0], path.at(-1)]).toEqual([GUADALAJARA, VALLARTA]);
    expect(roadPath(VALLARTA, GUADALAJARA)).toEqual(path.toReversed());
  });

  test('is the shorter of two: straight to Compostela, and to Tepic only for who goes there', () => {
    expect(roadPath(JALA, COMPOSTELA)).toEqual([JALA, [21.105, -104.6], [21.16, -104.75], COMPOSTELA]);
    expect(roadPath(GUADALAJARA, VALLARTA)).not.toContainEqual(CHAPALILLA);
    expect(roadPath(GUADALAJARA, TEPIC)).toContainEqual(CHAPALILLA);
  });

  test('changes from one road to another where they meet', () => {
    const path = roadPath(TEPIC, VALLARTA)!;
    expect(path).toContainEqual(COMPOSTELA);
    expect(path).not.toContainEqual(JALA);
    expect(kmOf(path)).toBeCloseTo(kmOf(roadPath(TEPIC, COMPOSTELA)!) + kmOf(roadPath(COMPOSTELA, VALLARTA)!), 5);
  });

  test('is straight between two places by the same point of a road', () => {
    const nearby: Place = [20.72, -105.24];
    expect(roadPath(nearby, VALLARTA)).toEqual([nearby, VALLARTA]);
  });

  test('is not known from or to a stop off all roads', () => {
    expect(roadPath(COLIMA, VALLARTA)).toBeUndefined();
    expect(roadPath(VALLARTA, COLIMA)).toBeUndefined();
    // 2.9 and 3.1 km south of the terminal.
    expect(roadPath([VALLARTA[0] - 2.9 / 111.2, VALLARTA[1]], TEPIC)).toBeDefined();
    expect(roadPath([VALLARTA[0] - 3.1 / 111.2, VALLARTA[1]], TEPIC)).toBeUndefined();
  });
});

test('every point of a road is reached from every other, in steps a bus drives', () => {
  for (const place of ROADS.flat()) expect(roadPath(GUADALAJARA, place)?.at(-1)).toEqual(place);
  expect(Math.max(...ROADS.flatMap((road) => road.slice(1).map((to, i) => flatKm(road[i]!, to))))).toBeLessThan(30);
});
