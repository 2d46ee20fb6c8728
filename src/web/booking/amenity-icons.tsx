import { amenities } from '#text/amenities.ts';
import type { Lang } from '#text/lang.ts';
import { legroom, power, screen, toilet, wifi } from '#ui/drawings/icons.ts';

/** Keyed by the timetable's names, as in `#text/amenities.ts`. */
const ICONS: Readonly<Record<string, string>> = { wifi, power, wc: toilet, screen, legroom };

interface AmenityIconsProps {
  readonly names: readonly string[];
  readonly lang: Lang;
}

/** Amenities of a bus: icons, each with its name as text. Lists contain many, so their style sheet sets the stroke. */
export const AmenityIcons = ({ names, lang }: AmenityIconsProps) =>
  names.flatMap((name) => {
    const [d, text] = [ICONS[name], amenities[name]];
    return d && text
      ? [
          <svg key={name} viewBox="0 0 24 24" role="img" aria-label={text[lang]}>
            <path d={d} />
          </svg>,
        ]
      : [];
  });
