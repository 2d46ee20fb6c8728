import { LANDING_PAGES } from '#web/content/targets.ts';

/** Timetable data that a page shows besides its text. */
export type Panel = 'fares' | 'classes' | 'cities' | 'hours' | 'promotions';

/** By content slug; most pages show only their text. */
export const PANELS: Readonly<Partial<Record<string, Panel>>> = {
  linebuses: 'cities',
  tickets: 'fares',
  schedulesreservation: 'hours',
  buses: 'classes',
  hotsale: 'promotions',
};

/** Whether the page announces something: what came with the site says that nothing is on. */
export const isCampaign = (slug: string): boolean => PANELS[slug] === 'promotions';

const NEXT = 3;

/** The pages that follow one, by slug, in a circular order; the first pages for an unknown slug. */
export function nextOf(slug: string): readonly string[] {
  const names = Object.keys(LANDING_PAGES);
  const at = names.indexOf(slug);
  return [...names.slice(at + 1), ...names].slice(0, NEXT);
}
