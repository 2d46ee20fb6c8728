import { type Drawing, svgText } from '#ui/drawings/drawing.ts';
import { duskPaints, nightPaints, painted } from '#ui/drawings/palette.ts';
import { TOUR_MOTIFS, type TourMotif, tourVignette } from '#ui/drawings/tours/vignettes.ts';
import type { Brand } from '#web/brand.ts';
import type { Hour } from '#web/road-pictures.ts';

/** The URL of the picture of a subject. */
export const tourPicturePath = (motif: TourMotif, hour: Hour): string => `/tour-${motif}-${hour}.svg`;

/** All pictures of tours by URL: separate files, as those of places are. */
export function tourPictures(brand: Brand): ReadonlyMap<string, { readonly type: string; readonly body: string }> {
  const paints = { dusk: duskPaints(brand), night: nightPaints(brand) };
  const file = (drawing: Drawing, hour: Hour) => ({
    type: 'image/svg+xml',
    body: painted(svgText(drawing), paints[hour]),
  });
  return new Map(
    TOUR_MOTIFS.flatMap((motif) =>
      (['dusk', 'night'] as const).map(
        (hour) => [tourPicturePath(motif, hour), file(tourVignette(motif), hour)] as const,
      ),
    ),
  );
}
