import { slugOf } from '#kernel/slug.ts';
import { type Drawing, svgText } from '#ui/drawings/drawing.ts';
import { duskPaints, nightPaints, painted } from '#ui/drawings/palette.ts';
import { DRAWN_PLACES, vignetteNamed } from '#ui/drawings/vignettes.ts';
import type { Brand } from '#web/brand.ts';
import type { Hour } from '#web/road-pictures.ts';

/** The URL of a place's picture, by name. */
export const placePath = (name: string, hour: Hour): string => `/place-${slugOf(name)}-${hour}.svg`;

/** All pictures of places by URL: separate files, as those of the road are. */
export function placePictures(brand: Brand): ReadonlyMap<string, { readonly type: string; readonly body: string }> {
  const paints = { dusk: duskPaints(brand), night: nightPaints(brand) };
  const file = (drawing: Drawing, hour: Hour) => ({
    type: 'image/svg+xml',
    body: painted(svgText(drawing), paints[hour]),
  });
  return new Map(
    DRAWN_PLACES.flatMap((name) =>
      (['dusk', 'night'] as const).map((hour) => [placePath(name, hour), file(vignetteNamed(name)!, hour)] as const),
    ),
  );
}
