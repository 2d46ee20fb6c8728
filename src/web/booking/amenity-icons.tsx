import { amenities } from '#text/amenities.ts';
import type { Lang } from '#text/lang.ts';
import { legroom, power, screen, toilet, wifi } from '#ui/drawings/icons.ts';

/** By the names of the timetable, as in `#text/amenities.ts`. */
const ICONS: Readonly<Record<string, string>> = { wifi, power, wc: toilet, screen, legroom };

interface AmenityIconsProps {
  readonly names: readonly string[];
  readonly lang: Lang;
}

/** What a bus has on board: icons, each said by its name. A list has many: their lines are drawn by its style. */
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
