/**
 * `ANDEN_BROWSER=all` (`npm run browser`) runs every path in both languages, looks at every width, and loses the line at
 * every moment of every call. Otherwise one of each kind is run.
 */
export const IS_WHOLE = process.env['ANDEN_BROWSER'] === 'all';

/** These rows of a test table, and in the whole run the others too. */
export const withOthers = <Row>(rows: readonly Row[], others: readonly Row[]): readonly Row[] =>
  IS_WHOLE ? [...rows, ...others] : rows;

/** Every row of these lists, or the first of each, which stands for the others: they share code. */
export const sampled = <Row>(...lists: readonly (readonly Row[])[]): readonly Row[] =>
  lists.flatMap((list) => (IS_WHOLE ? list : list.slice(0, 1)));
