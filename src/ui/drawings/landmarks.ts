import { line, shape } from '#ui/drawings/drawing.ts';
import { placeDrawnAt } from '#ui/drawings/vignettes.ts';

const WINDOWS = 'lamp';

/** The twin spires of Guadalajara's cathedral. */
const cathedral =
  shape('shade', 'M-34 0v-18h12v-24h14v16h16v-16H22v24h12V0z') +
  shape('sun', 'M-22-42l7-26 7 26zM8-42l7-26 7 26z') +
  shape(WINDOWS, 'M-17-34h4v8h-4zM13-34h4v8h-4zM-3-22h6v6h-6z');

/** Vallarta's tower with its crown. */
const crown =
  shape('shade', 'M-13 0v-46h4v-14h3v-10h12v10h3v14h4V0zM-52 0v-14h13v-9h18V0zM18 0v-22h15v9h15V0z') +
  line('sun', 'M-6-71c-5-5-1-12 6-13 7 1 11 8 6 13M0-84v-6m-3 3h6', 2) +
  shape(WINDOWS, 'M-4-40h8v12h-8zM-3-58h6v8h-6zM-32-16h5v5h-5zM23-16h5v5h-5z');

/** Tepic's two needles. */
const needles =
  shape('shade', 'M-22 0v-34h2l5-30 5 30h2v14h16v-14h2l5-30 5 30h2V0z') +
  shape(WINDOWS, 'M-17-28h4v8h-4zM13-28h4v8h-4zM-3-14h6v14h-6z');

const LANDMARKS: Readonly<Record<string, string>> = {
  Guadalajara: cathedral,
  'Puerto Vallarta': crown,
  Tepic: needles,
};

/** The landmark above the road at a stop, with its base at 0,0; undefined if there is none. */
export function landmark(at: { readonly latitude: number; readonly longitude: number }): string | undefined {
  const name = placeDrawnAt(at);
  return name === undefined ? undefined : LANDMARKS[name];
}
