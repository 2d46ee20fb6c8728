/** Where one can travel from each stop, as lists of ids. */
type Destinations = Readonly<Record<string, readonly string[]>>;

interface Stop {
  readonly id: string;
}

/**
 * The same in a page, which should be small: a row for each stop, with a digit for each stop, `1` where it can be
 * travelled to. Lists of ids take ten times as many bytes, and twice as many when compressed. A stop is in its own row
 * too, so that neighbours have the same one.
 */
export type Reach = readonly string[];

/** The rows of these stops, in their order. */
export const reachOf = (stops: readonly Stop[], destinations: Destinations): Reach =>
  stops.map(({ id }) => {
    const served = new Set(destinations[id]);
    return stops.map((to) => (to.id === id || served.has(to.id) ? '1' : '0')).join('');
  });

/** The lists of the stops that lead anywhere. */
export const destinationsOf = (stops: readonly Stop[], reach: Reach): Destinations =>
  Object.fromEntries(
    stops.flatMap(({ id }, row) => {
      const served = stops.filter((to, column) => to.id !== id && reach[row]![column] === '1').map((to) => to.id);
      return served.length > 0 ? [[id, served]] : [];
    }),
  );
