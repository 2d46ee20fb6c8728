import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LABEL_HEIGHT, type Placed, placeLabels, type Wanted } from '#web/network/place-labels.ts';

const DRAWING = { width: 360, height: 300, obstacles: [] };

describe('names beside their points', () => {
  test('with room all around, to the right and level', () => {
    expect(placeLabels([{ x: 100, y: 100, width: 60 }], DRAWING)).toEqual([
      { x: 109, y: 100, side: 'right', led: false },
    ]);
  });

  test('at the right edge, to the left', () => {
    expect(placeLabels([{ x: 340, y: 100, width: 60 }], DRAWING)[0]?.side).toBe('left');
  });

  test('beside what is drawn, where less of it is covered', () => {
    const obstacles = [120, 130, 140].map((x) => ({ x, y: 100 }));
    const [label] = placeLabels([{ x: 100, y: 100, width: 60 }], { ...DRAWING, obstacles });
    expect(label?.side).toBe('left');
  });

  test('two on one spot do not cover each other', () => {
    const twins = [150, 152].map((y) => ({ x: 180, y, width: 100 }));
    expect(overlaps(twins, placeLabels(twins, DRAWING))).toEqual([]);
  });

  test('each name keeps its place in the list, whatever the order on the map', () => {
    const wanted = [250, 50, 150].map((y) => ({ x: 100, y, width: 60 }));
    expect(placeLabels(wanted, DRAWING).map(({ y }) => y)).toEqual([250, 50, 150]);
  });

  test('nothing to name', () => {
    expect(placeLabels([], DRAWING)).toEqual([]);
  });
});

test('a few names anywhere never cover each other nor leave the drawing', () => {
  const point = fc.record({ x: fc.integer({ min: 130, max: 230 }), y: fc.integer({ min: 20, max: 280 }) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 4 }), (points) => {
      const wanted = points.map((each) => ({ ...each, width: 90 }));
      const placed = placeLabels(wanted, DRAWING);
      expect(overlaps(wanted, placed)).toEqual([]);
      for (const { left, right } of boxes(wanted, placed)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(DRAWING.width);
      }
    }),
  );
});

const boxes = (wanted: readonly Wanted[], placed: readonly Placed[]) =>
  placed.map(({ x, y, side }, i) => {
    const width = wanted[i]?.width ?? 0;
    return { left: side === 'right' ? x : x - width, right: side === 'right' ? x + width : x, y };
  });

function overlaps(wanted: readonly Wanted[], placed: readonly Placed[]): readonly string[] {
  const all = boxes(wanted, placed);
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < LABEL_HEIGHT)
      .map((b) => `${JSON.stringify(a)} and ${JSON.stringify(b)}`),
  );
}
