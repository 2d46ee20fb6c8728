// The rooms of the house: one list for `domain`, `app`, `adapters/db` and `web`, and their allowed imports. Imports
// between two of these floors count like those within one, and types like values: payment that names a type of the bus
// depends on the bus.

/**
 * In order: a room may use the rooms before it. Commerce is independent of the bus; bus and more are independent of
 * each other.
 */
export const ROOMS = {
  // Identity and frequency of callers, whatever they request.
  general: ['guessing', 'operators', 'oauth', 'statistics'],
  commerce: [
    'ledger',
    'orders',
    'content',
    'loyalty',
    'agencies',
    'links',
    'access',
    'payment',
    'basket',
    'invoicing',
    'notices',
    'gifts',
    'packs',
    'operations',
    'cases',
    'vouchers',
  ],
  bus: [
    'network',
    'timetable',
    'fares',
    'disruptions',
    'alerts',
    'seats',
    'ticketing',
    'booking',
    'amendments',
    'boarding',
    'counter',
    'my-account',
  ],
  more: ['internet', 'tours', 'adventures', 'lounge'],
} as const;

/** Rooms planned next, listed before their first file. */
const TO_COME: readonly string[] = [];

/** Folders that are not rooms and may be used by every room, like files directly on a floor. */
const GROUND = [
  'src/adapters/db/backup/',
  'src/adapters/db/embedded/',
  'src/adapters/db/invariants/',
  'src/web/layouts/',
  'src/web/pages/',
  'src/web/services/',
  'src/web/storage/',
];

/** Composed of rooms, and independent of each other: only the tables of pages import them. */
const COMPOSITION = /^src\/(web\/(?:flows|pages)\/[^/]+|web\/client|web\/service-worker)\//;
const TABLES =
  /^src\/web\/(account-routes\.ts|answer-page\.tsx|landing-routes\.ts|loyalty-routes\.ts|order-routes\.ts|pages\.ts|routes\.ts|send-again\.tsx|site-(files|map)\.ts|tour-routes\.ts|flows\/tour-payment\/(page\.ts|screen\.tsx))$/;

const FLOOR = /^src\/(domain|app|adapters\/db|web)\//;
const TESTS = /\.(int\.)?test\.tsx?$|\/testing\//;

export interface Import {
  readonly from: string;
  readonly to: string;
}

interface Place {
  readonly floor: string;
  readonly kind: 'ground' | 'room' | 'composition' | 'tables';
  /** As in reports: `app/payment`, `web/flows/reservation`, `web` for the ground. */
  readonly name: string;
  readonly room: string;
}

type Group = keyof typeof ROOMS;
const GROUPS = Object.entries(ROOMS) as [Group, readonly string[]][];
const ORDER = GROUPS.flatMap(([, rooms]) => rooms);
const groupOf = (room: string): Group | undefined => GROUPS.find(([, rooms]) => rooms.includes(room))?.[0];

/**
 * The place of a file; `undefined` outside the four floors, in tests and in fixtures. Throws for an unlisted folder.
 */
function placeOf(file: string): Place | undefined {
  const floor = FLOOR.exec(file)?.[1];
  if (floor === undefined || TESTS.test(file)) return undefined;
  const place = (kind: Place['kind'], name: string, room = ''): Place => ({ floor, kind, name, room });
  // First: a page that puts two flows together is in the folder of flows.
  if (TABLES.test(file)) return place('tables', `${floor}/tables`);
  const composition = COMPOSITION.exec(file)?.[1];
  if (composition) return place('composition', composition);
  const [room = '', inside] = file.slice(`src/${floor}/`.length).split('/');
  if (inside === undefined || GROUND.some((ground) => file.startsWith(ground))) return place('ground', floor);
  if (!groupOf(room)) throw new Error(`${file}: ${room} is no room of the list`);
  return place('room', `${floor}/${room}`, room);
}

function mayUse(from: Place, to: Place): boolean {
  if (from.name === to.name || to.kind === 'ground' || from.kind === 'tables') return true;
  if (to.kind !== 'room') return false;
  if (from.kind !== 'room') return from.kind === 'composition';
  if (from.room === to.room) return true;
  if (groupOf(from.room) === 'more' && groupOf(to.room) === 'bus') return false;
  return ORDER.indexOf(to.room) < ORDER.indexOf(from.room);
}

/** Violations of the order, as lines `app/payment -> app/booking: 20` (imports from file to file), sorted. */
export function violationsOf(imports: readonly Import[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { from, to } of between(imports)) {
    if (mayUse(from, to)) continue;
    const pair = `${from.name} -> ${to.name}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].map(([pair, count]) => `${pair}: ${count}`).sort();
}

function between(imports: readonly Import[]): readonly { from: Place; to: Place }[] {
  return imports.flatMap((pair) => {
    const [from, to] = [placeOf(pair.from), placeOf(pair.to)];
    return from && to ? [{ from, to }] : [];
  });
}

/** Folders and rooms of the lists above without any file, and planned rooms that now exist. */
export function staleNames(files: readonly string[]): readonly string[] {
  const inUse = new Set(files.map((file) => placeOf(file)?.room));
  const places = GROUND.filter((place) => !files.some((file) => file.startsWith(place)));
  const rooms = ORDER.filter((room) => inUse.has(room) === TO_COME.includes(room));
  return [...places, ...rooms].map((name) => `rooms: scripts/rooms.ts does not tell the truth about ${name}`);
}

/** Groups of places on one floor with cyclic imports. */
export function cyclesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of between(imports)) {
    if (from.floor !== to.floor || from.name === to.name || from.kind === 'tables') continue;
    uses.set(from.name, (uses.get(from.name) ?? new Set()).add(to.name));
  }
  const reach = new Map([...uses.keys()].map((name) => [name, reachable(uses, name)]));
  const cycles = [...reach].map(([name, all]) => [...all].filter((other) => reach.get(other)?.has(name)).sort());
  return [...new Map(cycles.filter((cycle) => cycle.length > 0).map((cycle) => [cycle.join(), cycle])).values()];
}

function reachable(uses: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const next = [...(uses.get(start) ?? [])];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    next.push(...(uses.get(name) ?? []));
  }
  return seen;
}
