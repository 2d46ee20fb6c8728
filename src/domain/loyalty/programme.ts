/**
 * The programme's averages by their keys, in the specification's own figures and order (spec 9, T36). What they are averages of is
 * not said: they are shown, and nothing is computed from them.
 */
export const PROGRAMME_AVERAGES: readonly { readonly key: number; readonly average: string }[] = [
  { key: 1, average: '10.5' },
  { key: 2, average: '11.6' },
  { key: 3, average: '13.1' },
  { key: 4, average: '14.9' },
  { key: 5, average: '20' },
  { key: 6, average: '16.5' },
];
