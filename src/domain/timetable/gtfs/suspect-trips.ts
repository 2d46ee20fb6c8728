import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import { type Line, type Table, words } from '#domain/timetable/gtfs/table.ts';

interface Suspect {
  readonly tripId: string;
  /** The line that may be a call of the trip. */
  readonly line: number;
}

/** A line of stop_times.txt with its position in the file. */
interface Place {
  readonly line: Line;
  readonly tripId: string | undefined;
  /** Undefined when unreadable. */
  readonly sequence: number | undefined;
}

/**
 * Trips that may lack a call. A line of the wrong length may be a call of any trip it names. A line whose trip is
 * unknown (two lines merged into one, a misspelt id that no other line shares) may be a call of the trip before or
 * after it in the file, unless its stop_sequence contradicts that. The same applies to two lines with one sequence in a
 * trip: one of them may belong to a neighbour.
 */
export function* suspectTrips(
  table: Table | undefined,
  isNamed: (tripId: string) => boolean,
  doubled: readonly Line[],
): Generator<Suspect> {
  if (!table) return;
  const places = placesOf(table);
  const uses = new Map<string, number>();
  for (const { tripId } of places) if (tripId !== undefined) uses.set(tripId, (uses.get(tripId) ?? 0) + 1);
  const isStray = ({ tripId }: Place): boolean =>
    tripId === undefined || (!isNamed(tripId) && (uses.get(tripId) ?? 0) === 1);
  const isDoubled = new Set(doubled);
  const isUnreadable = new Set(table.unreadable);
  for (const [i, place] of places.entries()) {
    const { line } = place;
    const hasLineEnd = line.cells.some((cell) => cell.includes('\n'));
    const named = isUnreadable.has(line) || hasLineEnd ? words(line.cells).filter(isNamed) : [];
    for (const tripId of named) yield { tripId, line: line.line };
    const isLong = line.cells.length > table.columns.length || (isUnreadable.has(line) && named.length === 0);
    if (isLong || hasLineEnd || isDoubled.has(line) || (!isUnreadable.has(line) && isStray(place))) {
      for (const tripId of neighbours(places, i, (other) => !isStray(other))) yield { tripId, line: line.line };
    }
  }
}

function placesOf(table: Table): readonly Place[] {
  const reader = readerOf(table, () => undefined);
  const isUnreadable = new Set(table.unreadable);
  return [...table.lines, ...table.unreadable]
    .toSorted((a, b) => a.line - b.line)
    .map((line) =>
      isUnreadable.has(line)
        ? { line, tripId: undefined, sequence: undefined }
        : {
            line,
            tripId: reader.text(line, 'trip_id'),
            sequence: reader.whole(line, 'stop_sequence', { min: 0, max: Number.MAX_SAFE_INTEGER }),
          },
    );
}

/** Maximum distance to a neighbour, over consecutive unreadable lines. */
const REACH = 50;

/** The trips before and after a position in the file to which a call with its sequence could belong. */
function* neighbours(places: readonly Place[], at: number, isKnown: (place: Place) => boolean): Generator<string> {
  const { sequence } = places[at]!;
  const before = places.slice(Math.max(0, at - REACH), at).findLast(isKnown);
  const after = places.slice(at + 1, at + 1 + REACH).find(isKnown);
  const follows = (earlier: number | undefined, later: number | undefined): boolean =>
    earlier === undefined || later === undefined || earlier < later;
  if (before?.tripId !== undefined && follows(before.sequence, sequence)) yield before.tripId;
  if (after?.tripId !== undefined && follows(sequence, after.sequence)) yield after.tripId;
}
