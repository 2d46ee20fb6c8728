/** How a measured value meets its goal: at least, at most, or exactly this much. */
export type Bound = 'at least' | 'at most' | 'exactly';

/** A row of the table of goals. */
export interface Goal {
  readonly id: string;
  readonly work: string;
  /** What it is compared with, in the same run; absent: an absolute value. */
  readonly limit?: string;
  readonly unit: 'ratio' | 'x' | 'ms' | 'MB' | 'KB' | 's' | 'count' | 'per CPU second';
  readonly bound: Bound;
  readonly goal: number;
  /** Wanted beyond the goal. */
  readonly stretch?: number;
  /** The command that measures it. */
  readonly bench: string;
  /** When it was missed: the arithmetic of what the limit is. */
  readonly arithmetic?: string;
}

const SEARCH = 'bench/search.ts';
const BOOKING = 'bench/booking.ts';
const HOT_BUS = 'bench/hot-bus.ts';
const PAGES = 'bench/pages.ts';
const CONTENT = 'bench/content.ts';
const DOCUMENTS = 'bench/documents.ts';
const STARTS = 'bench/starts.ts';
const TIMETABLE = 'bench/timetable-memory.ts';
const RACE = 'npm run race';
const BARE = 'bare node:http, same bytes';
const REACT = 'React alone, as many elements';

/** Every goal of speed and size, in the order in which `npm run bench` prints them. */
export const GOALS: readonly Goal[] = [
  {
    id: 'search',
    work: 'search, 64 questions, 200,000 dated departures',
    limit: BARE,
    unit: 'ratio',
    bound: 'at least',
    goal: 0.1,
    stretch: 0.15,
    bench: SEARCH,
    arithmetic:
      'a list is shared for a second, so that a request takes the site 70 to 80 microseconds of processor time and PostgreSQL 25 to 35: a sixth of it writes the answer to its socket, a sixth sends the read of the draft, an eighth is spent on garbage, and the rest on the driver, the framework, session, limits and headers; each list that is worked out takes 0.7 ms of both',
  },
  {
    id: 'search-p99',
    work: 'the same, p99 over p50',
    unit: 'x',
    bound: 'at most',
    goal: 6,
    bench: SEARCH,
    arithmetic:
      'all lists end a second after they were begun, and are worked out again within moments of each other: 64 times 0.7 ms of processor time of the site and PostgreSQL, which those who ask meanwhile wait for',
  },
  {
    id: 'search-same',
    work: 'search, all the same question',
    limit: BARE,
    unit: 'ratio',
    bound: 'at least',
    goal: 0.3,
    stretch: 0.45,
    bench: SEARCH,
    arithmetic:
      'at 60,000 answers of node:http a second this goal leaves 55 microseconds for a request on two cores that PostgreSQL and the load generator share, and the site alone takes 70 to 80: the draft must still be read, because it may have been changed or taken away, although one statement answers about four requests for it',
  },
  {
    id: 'search-alone',
    work: 'search, 64 questions, no list shared',
    limit: BARE,
    unit: 'ratio',
    bound: 'at least',
    goal: 0.1,
    stretch: 0.15,
    bench: SEARCH,
    arithmetic:
      'of 60,000 answers of node:http a second this goal leaves 330 microseconds of two cores for the site, PostgreSQL and the load generator: PostgreSQL alone takes 250 to read the seats, quotas and reports of about eighteen segments, 10 to 14 each, and 40 each on buses with thirty seats sold, whose quotas are counted row by row; the site takes 400 to 450, of which a sixth collects garbage, a sixth writes to sockets, and no function of ours takes more than 5 %',
  },
  {
    id: 'memory',
    work: 'memory of the site, 200,000 dated departures, after the searches',
    unit: 'MB',
    bound: 'at most',
    goal: 300,
    stretch: 200,
    bench: SEARCH,
    arithmetic:
      'the timetable takes 5 to 8 MB of it, the program and its libraries, loaded, 160 to 180, the young generation of the garbage collector at most 16, and what lists and JSON leave until it is collected 50 to 100',
  },
  {
    id: 'booking',
    work: 'booking, six calls, durable',
    limit: 'TPC-B through the same driver',
    unit: 'ratio',
    bound: 'at least',
    goal: 0.1,
    stretch: 0.15,
    bench: BOOKING,
    arithmetic:
      'without any rules, with one trip for each step, spikes reached 0.107 to 0.141, and without a database 0.33: eleven trips instead of six, the rules, the audit of holders and the letters are on top of that',
  },
  {
    id: 'booking-loop',
    work: 'event-loop delay, p99, while 8 clients book',
    unit: 'ms',
    bound: 'at most',
    goal: 20,
    stretch: 10,
    bench: BOOKING,
    arithmetic:
      'PostgreSQL, the site and the load generator share two cores: a site that is ready to run waits for a time slice of the scheduler whenever the others have both',
  },
  {
    id: 'search-loop',
    work: 'event-loop delay, p99, while 16 clients search',
    unit: 'ms',
    bound: 'at most',
    goal: 20,
    bench: SEARCH,
    arithmetic:
      'sixteen requests that arrive in one turn, at 1,442 a second, are 11 ms of work one after another; with PostgreSQL and the load generator on the same cores that doubles',
  },
  {
    id: 'booking-wal',
    work: 'WAL of a booking, with its draft, letters and jobs',
    unit: 'KB',
    bound: 'at most',
    goal: 5,
    bench: BOOKING,
    arithmetic:
      'a spike of hold, payment and tickets wrote 4.0; by its records (pg_walinspect) a booking of two on a bus of seven legs writes seven versions of its order 6.3, each with its quote and contact, 69 entries of indexes 5.4, claims, tickets, passengers, item and payment 2.5, letter and jobs 1.6, locks and seats of the legs 0.9, and commits 0.3; the rest are pages written whole because a checkpoint came before them',
  },
  {
    id: 'hot-bus-p99',
    work: 'one hot bus, p99 over uncontended',
    unit: 'x',
    bound: 'at most',
    goal: 3,
    bench: HOT_BUS,
    arithmetic: 'the holds of one bus lock its legs one after another until each is committed',
  },
  {
    id: 'hot-bus-errors',
    work: 'one hot bus, errors and deadlocks, in both isolation levels',
    unit: 'count',
    bound: 'exactly',
    goal: 0,
    bench: HOT_BUS,
  },
  {
    id: 'race-errors',
    work: 'contended attempts that end in an error, in both isolation levels',
    unit: 'count',
    bound: 'exactly',
    goal: 0,
    bench: RACE,
  },
  {
    id: 'page-shared',
    work: 'a page that is equal for everybody',
    limit: BARE,
    unit: 'ratio',
    bound: 'at least',
    goal: 0.5,
    bench: 'bench/shared-page.ts',
    arithmetic:
      'the page itself is a look-up; the rest is the framework, cookies and the hash of the session, security headers, limits and the count of its view',
  },
  ...(['search', 'landing', 'content'] as const).map(
    (name): Goal => ({
      id: `content-${name}`,
      work: `${name} beside 10,000 alerts and 5,000 pages`,
      limit: 'the same site without them',
      unit: 'ratio',
      bound: 'at least',
      goal: 0.9,
      bench: CONTENT,
      arithmetic:
        'severe alerts are shown to everybody: two hundred of them make a page larger, and are compared for each list',
    }),
  ),
  {
    id: 'timetable-small',
    work: 'timetable in memory, 200,000 dated departures of 2,200 trips',
    unit: 'MB',
    bound: 'at most',
    goal: 20,
    bench: TIMETABLE,
  },
  {
    id: 'timetable-large',
    work: 'timetable in memory, 9,000,000 dated departures of 100,000 trips',
    unit: 'MB',
    bound: 'at most',
    goal: 250,
    bench: TIMETABLE,
    arithmetic: 'of each departure 16 bytes are its id, which is stored and not computed: 146 MB of nine millions',
  },
  {
    id: 'timetable-growth',
    work: 'time for each run found, 9,000,000 over 200,000 dated departures',
    unit: 'x',
    bound: 'at most',
    goal: 2,
    bench: TIMETABLE,
  },
  {
    id: 'growth',
    work: 'search, no list shared: 9,000,000 dated departures over 200,000',
    unit: 'ratio',
    bound: 'at least',
    goal: 0.5,
    bench: 'npm run growth',
  },
  { id: 'ticket-ms', work: 'a ticket as PDF, processor time', unit: 'ms', bound: 'at most', goal: 5, bench: DOCUMENTS },
  {
    id: 'ticket-kb',
    work: 'a ticket as PDF in a sheet of four',
    unit: 'KB',
    bound: 'at most',
    goal: 6,
    bench: DOCUMENTS,
  },
  {
    id: 'start-first',
    work: 'first start to the first run chosen',
    unit: 's',
    bound: 'at most',
    goal: 2.5,
    bench: STARTS,
    arithmetic:
      'of 3.4 s of processor time, on two cores, half is the site with its new cluster (0.8) and modules (0.3), 0.9 the keys and starts of five processes of stand-ins, 0.5 to 0.9 PostgreSQL with migrations and a week of runs',
  },
  {
    id: 'start-again',
    work: 'restart to the first run chosen',
    unit: 's',
    bound: 'at most',
    goal: 0.7,
    bench: STARTS,
    arithmetic:
      'of 1.25 s of processor time, on two cores, 0.8 are the site, which begins twice, and 0.45 five processes of stand-ins, which a carrier with accounts of its own does not start',
  },
  ...(['home', 'results', 'seats'] as const).map(
    (page): Goal => ({
      id: `page-${page}`,
      work: `${page} drawn`,
      limit: REACT,
      unit: 'ratio',
      bound: 'at least',
      goal: 0.7,
      bench: PAGES,
      arithmetic:
        'React writing the elements is 45 to 58 % of it, and bare React does no more; 5 to 10 are collecting garbage, 8 to 15 are one flat text of what was drawn and the JSON of its data, which bare React does without, and the rest is some forty components and formatters, none above 6',
    }),
  ),
];

/** Whether a measured value meets a goal. */
export function isMet({ bound, goal }: Pick<Goal, 'bound' | 'goal'>, value: number): boolean {
  if (bound === 'exactly') return value === goal;
  return bound === 'at least' ? value >= goal : value <= goal;
}

/** By id: what was measured. */
export type Measured = Readonly<Record<string, number>>;

const HEAD = ['work', 'compared with', 'measured', 'goal', 'stretch', ''];

/** The table of goals with what was measured, a row each below its head. */
export function tableOf(measured: Measured, goals: readonly Goal[] = GOALS): readonly (readonly string[])[] {
  const rows = goals.map((goal) => {
    const value = measured[goal.id];
    const bound = goal.bound === 'exactly' ? '' : `${goal.bound} `;
    return [
      goal.work,
      goal.limit ?? '–',
      value === undefined ? '–' : valueText(goal, value),
      bound + valueText(goal, goal.goal),
      goal.stretch === undefined ? '–' : valueText(goal, goal.stretch),
      value === undefined ? `not measured here: ${goal.bench}` : isMet(goal, value) ? 'met' : 'missed',
    ];
  });
  return [HEAD, ...rows];
}

/** A sentence for each goal that was missed: what stands in its way. */
export const limitsOf = (measured: Measured, goals: readonly Goal[] = GOALS): readonly string[] =>
  goals.flatMap((goal) => {
    const value = measured[goal.id];
    if (value === undefined || isMet(goal, value)) return [];
    return `${goal.work}: ${goal.arithmetic ?? 'not explained yet'}.`;
  });

function valueText({ unit }: Goal, value: number): string {
  const figures = value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 2 : 0 });
  return unit === 'ratio' || unit === 'count' ? figures : `${figures} ${unit}`;
}
