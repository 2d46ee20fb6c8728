import type { ShellFacts } from '#web/page.ts';
import { PictureByHour } from '#web/picture-by-hour.tsx';
import { placePath } from '#web/place-pictures.ts';

interface VignetteProps extends Pick<ShellFacts, 'theme'> {
  /** A place that has a picture. */
  readonly name: string;
  /** Above the fold. */
  readonly isFirst?: boolean;
}

/** The picture of a place. */
export const Vignette = ({ name, theme, isFirst }: VignetteProps) => (
  <PictureByHour pathAt={(hour) => placePath(name, hour)} theme={theme} isFirst={isFirst} />
);
