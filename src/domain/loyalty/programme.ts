/**
 * The programme's averages by key, with the specification's figures and order (spec 9, T36). The specification does not
 * say what they are averages of: they are displayed, and not used in any computation.
 */
export const PROGRAMME_AVERAGES: readonly { readonly key: number; readonly average: string }[] = [
  { key: 1, average: '10.5' },
  { key: 2, average: '11.6' },
  { key: 3, average: '13.1' },
  { key: 4, average: '14.9' },
  { key: 5, average: '20' },
  { key: 6, average: '16.5' },
];
