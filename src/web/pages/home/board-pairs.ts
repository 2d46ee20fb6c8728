import type { Pair } from '#web/booking/search/pair.ts';
import type { StopView } from '#wire/shapes.ts';

/** The most popular destinations, by timetable ids. If none of them exists, terminals are used. */
const ASKED_FOR: readonly string[] = ['PVR', 'SAY', 'GUA', 'TEP', 'BUC'];
const MAX_PAIRS = 5;

/** The pairs on the board: from the terminal with the most destinations to the most popular places. */
export function boardPairs(
  stops: readonly StopView[],
  destinations: Readonly<Record<string, readonly string[]>>,
): readonly Pair[] {
  const terminals = stops.filter(({ kind }) => kind === 'terminal');
  const reach = ({ id }: StopView): number => destinations[id]?.length ?? 0;
  const [main] = (terminals.length > 0 ? terminals : stops).toSorted((a, b) => reach(b) - reach(a));
  if (!main) return [];
  const served = destinations[main.id] ?? [];
  const others = [...terminals, ...stops].filter(({ area }) => area !== main.area).map(({ id }) => id);
  const wanted = ASKED_FOR.some((id) => served.includes(id)) ? ASKED_FOR : [...new Set(others)];
  return wanted
    .filter((id) => served.includes(id))
    .slice(0, MAX_PAIRS)
    .map((destination) => ({ origin: main.id, destination }));
}
