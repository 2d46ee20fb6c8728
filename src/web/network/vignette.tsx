import type { ShellFacts } from '#web/page.ts';
import { placePath } from '#web/place-pictures.ts';

interface VignetteProps extends Pick<ShellFacts, 'theme'> {
  /** A place that has a picture. */
  readonly name: string;
  /** Above the fold. */
  readonly isFirst?: boolean;
}

/** The picture of a place, at dusk or at night by the visitor's choice, else the device's. */
export const Vignette = ({ name, theme, isFirst = false }: VignetteProps) => (
  <picture>
    {theme ? null : <source media="(prefers-color-scheme:dark)" srcSet={placePath(name, 'night')} />}
    <img
      src={placePath(name, theme === 'dark' ? 'night' : 'dusk')}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      width="160"
      height="100"
    />
  </picture>
);
