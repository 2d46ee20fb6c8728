import { type Colour, png } from '#adapters/pictures/png.ts';
import { type Drawing, type Point, readDrawing, type Stroke } from '#adapters/pictures/read-drawing.ts';

/** An icon as a PNG file, where SVG is not supported: home screens, wallets. */
export function iconPicture(svg: string, side: number): Uint8Array {
  const drawing = readDrawing(svg);
  const scale = side / drawing.box.side;
  return png(side, (x, y) => {
    const at: Point = [drawing.box.x + (x + 0.5) / scale, drawing.box.y + (y + 0.5) / scale];
    return colourAt(drawing, at, scale);
  });
}

/** The topmost shape's colour, with its edge blended over one pixel. */
function colourAt({ ground, discs, strokes }: Drawing, at: Point, scale: number): Colour {
  let colour = ground;
  for (const { centre, radius, colour: over } of discs)
    colour = blend(colour, over, (radius - Math.hypot(at[0] - centre[0], at[1] - centre[1])) * scale + 0.5);
  for (const stroke of strokes)
    colour = blend(colour, stroke.colour, (stroke.width / 2 - distance(stroke, at)) * scale + 0.5);
  return colour;
}

function blend(under: Colour, over: Colour, share: number): Colour {
  if (share <= 0) return under;
  if (share >= 1) return over;
  const mixed = (index: 0 | 1 | 2) => Math.round(under[index] + (over[index] - under[index]) * share);
  return [mixed(0), mixed(1), mixed(2)];
}

/** Distance to the nearest segment of a line; skipped when the point is far away. */
function distance({ points, width, least: from, most: to }: Stroke, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  if (x < from[0] - width || x > to[0] + width || y < from[1] - width || y > to[1] + width) return least;
  for (let index = 1; index < points.length; index += 1) {
    const [ax, ay] = points[index - 1]!;
    const [bx, by] = points[index]!;
    if (x < ax - width || x > bx + width) continue;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  }
  return least;
}
