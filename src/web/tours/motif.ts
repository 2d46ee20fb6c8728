import type { TourCategory } from '#domain/tours/product.ts';
import type { TourMotif } from '#ui/drawings/tours/vignettes.ts';

/** What tours are about, by words of their name. */
const SUBJECTS: readonly (readonly [RegExp, TourMotif])[] = [
  [/ballena|whale/, 'whales'],
  [/manglar|cocodrilo|mangrove/, 'mangrove'],
  [/isla|marieta|snorkel|esnorquel/, 'islands'],
  [/surf|ola/, 'surf'],
  [/agave|tequila|raicilla/, 'tequila'],
  [/tortuga|turtle/, 'turtles'],
  [/fuego|fire/, 'fire'],
  [/tirolesa|canopy|zip/, 'canopy'],
  [/cascada|selva|waterfall/, 'waterfall'],
  [/vela|velero|sail/, 'sail'],
];

const OF_CATEGORY: Readonly<Record<TourCategory, TourMotif>> = {
  sea: 'sail',
  culture: 'town',
  adventure: 'canopy',
  show: 'fire',
  taste: 'tasting',
};

/** The picture of a tour: of its subject if its name says it, otherwise of its category. */
export const motifOf = ({ name, category }: { readonly name: string; readonly category: TourCategory }): TourMotif =>
  SUBJECTS.find(([words]) => words.test(name))?.[1] ?? OF_CATEGORY[category];
