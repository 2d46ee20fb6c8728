import { hero } from '#ui/drawings/hero.ts';
import { duskPaints, nightPaints, painted } from '#ui/drawings/palette.ts';
import type { Brand } from '#web/brand.ts';

export type RoadSize = 'calm' | 'wide';
export type Hour = 'dusk' | 'night';

/** The URL of a picture of the carrier's road. */
export const roadPath = (size: RoadSize, hour: Hour): string => `/road-${size}-${hour}.svg`;

/** Pictures of a carrier's road by URL: separate files, so that pages need not include them. */
export function roadPictures(brand: Brand): ReadonlyMap<string, { readonly type: string; readonly body: string }> {
  const { road } = brand;
  if (!road) return new Map();
  const paints = { dusk: duskPaints(brand), night: nightPaints(brand) };
  const sizes = ['calm', 'wide'] as const;
  const hours = ['dusk', 'night'] as const;
  return new Map(
    sizes.flatMap((size) =>
      hours.map((hour) => [
        roadPath(size, hour),
        { type: 'image/svg+xml', body: painted(hero({ stops: road, size }), paints[hour]) },
      ]),
    ),
  );
}
