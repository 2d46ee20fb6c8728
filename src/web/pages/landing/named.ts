import { LANDING_PAGES } from '#web/content/targets.ts';

/** What a page shows of the timetable besides its text. */
export type Panel = 'fares' | 'classes' | 'cities' | 'hours' | 'promotions';

/** By the name of the page's content; most show their text alone. */
export const PANELS: Readonly<Partial<Record<string, Panel>>> = {
  linebuses: 'cities',
  tickets: 'fares',
  schedulesreservation: 'hours',
  buses: 'classes',
  hotsale: 'promotions',
};

const NEXT = 3;

/** The pages after one, by their names, as in a ring; the first ones after none of these. */
export function nextOf(slug: string): readonly string[] {
  const names = Object.keys(LANDING_PAGES);
  const at = names.indexOf(slug);
  return [...names.slice(at + 1), ...names].slice(0, NEXT);
}
