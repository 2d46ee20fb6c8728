import type { TourMotif } from '#ui/drawings/tours/vignettes.ts';
import type { ShellFacts } from '#web/page.ts';
import { PictureByHour } from '#web/picture-by-hour.tsx';
import { tourPicturePath } from '#web/tours/pictures.ts';

interface TourPictureProps extends Pick<ShellFacts, 'theme'> {
  readonly motif: TourMotif;
  /** Above the fold. */
  readonly isFirst?: boolean;
}

/** The picture of a tour. */
export const TourPicture = ({ motif, theme, isFirst }: TourPictureProps) => (
  <PictureByHour pathAt={(hour) => tourPicturePath(motif, hour)} theme={theme} isFirst={isFirst} />
);
