import type { TourMotif } from '#ui/drawings/tours/vignettes.ts';
import type { ShellFacts } from '#web/page.ts';
import { tourPicturePath } from '#web/tours/pictures.ts';

interface TourPictureProps extends Pick<ShellFacts, 'theme'> {
  readonly motif: TourMotif;
  /** Above the fold. */
  readonly isFirst?: boolean;
}

/** The picture of a tour, by the visitor's choice of colours, else the device's. Decorative. */
export const TourPicture = ({ motif, theme, isFirst = false }: TourPictureProps) => (
  <picture>
    {theme ? null : <source media="(prefers-color-scheme:dark)" srcSet={tourPicturePath(motif, 'night')} />}
    <img
      src={tourPicturePath(motif, theme === 'dark' ? 'night' : 'dusk')}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      width="160"
      height="100"
    />
  </picture>
);
