import type { ShellFacts } from '#web/page.ts';
import type { Hour } from '#web/road-pictures.ts';

interface PictureByHourProps extends Pick<ShellFacts, 'theme'> {
  pathAt(hour: Hour): string;
  /** Above the fold. */
  readonly isFirst?: boolean | undefined;
}

/** A decorative drawing, at dusk or at night by the visitor's choice, else the device's. */
export const PictureByHour = ({ pathAt, theme, isFirst = false }: PictureByHourProps) => (
  <picture>
    {theme ? null : <source media="(prefers-color-scheme:dark)" srcSet={pathAt('night')} />}
    <img
      src={pathAt(theme === 'dark' ? 'night' : 'dusk')}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      width="160"
      height="100"
    />
  </picture>
);
