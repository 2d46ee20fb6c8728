import { wallClock } from '#kernel/local-time.ts';
import type { ScheduleView } from '#wire/shapes.ts';

/** Sort order and filters of a day's runs; stored in the URL, so that it works without scripts and can be shared. */
export interface RunsView {
  readonly sort: 'departure' | 'price' | 'duration';
  readonly part: 'any' | 'morning' | 'afternoon' | 'night';
  /** A service class id; empty for all. */
  readonly service: string;
  readonly direct: boolean;
}

const SORTS = ['departure', 'price', 'duration'] as const;
const DAY_PARTS = ['morning', 'afternoon', 'night'] as const;
const PARTS = ['any', ...DAY_PARTS] as const;

const one = <T extends string>(text: string | null, all: readonly [T, ...T[]]): T =>
  all.find((item) => item === text) ?? all[0];

export const viewOf = (query: URLSearchParams): RunsView => ({
  sort: one(query.get('sort'), SORTS),
  part: one(query.get('part'), PARTS),
  service: query.get('service') ?? '',
  direct: query.get('direct') === 'on',
});

/** The view as URL parameters, without defaults. */
export function queryOf({ sort, part, service, direct }: RunsView): string {
  const asked = {
    sort: sort === SORTS[0] ? '' : sort,
    part: part === PARTS[0] ? '' : part,
    service,
    direct: direct ? 'on' : '',
  };
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `&${query}`;
}

/** Hours by the clock of the boarding stop: from the first, before the second. */
const HOURS: Readonly<Record<RunsView['part'], readonly [from: number, until: number]>> = {
  any: [0, 24],
  morning: [0, 12],
  afternoon: [12, 19],
  night: [19, 24],
};

const leavesIn = ({ departs_at }: ScheduleView, part: RunsView['part']): boolean => {
  const [from, until] = HOURS[part];
  const { hour } = wallClock(departs_at);
  return hour >= from && hour < until;
};

/** Sort keys. */
const KEYS: Readonly<Record<RunsView['sort'], (run: ScheduleView) => number>> = {
  departure: ({ departs_at }) => Date.parse(departs_at),
  price: ({ price }) => price,
  duration: ({ duration_minutes }) => duration_minutes,
};

/**
 * The matching runs in the requested order; ties by departure time. A filter for a service class without runs is
 * ignored.
 */
export function arranged(runs: readonly ScheduleView[], { sort, part, service, direct }: RunsView): ScheduleView[] {
  const key = KEYS[sort];
  const wanted = runs.some((run) => run.service.id === service) ? service : undefined;
  return runs
    .filter(
      (run) =>
        leavesIn(run, part) &&
        (!direct || run.stops_between === 0) &&
        (wanted === undefined || run.service.id === wanted),
    )
    .toSorted((a, b) => key(a) - key(b) || KEYS.departure(a) - KEYS.departure(b));
}

/** The orders and filters that make a difference for these runs. */
export interface Choices {
  readonly sorts: readonly RunsView['sort'][];
  readonly parts: readonly Exclude<RunsView['part'], 'any'>[];
  readonly services: readonly ScheduleView['service'][];
  readonly direct: boolean;
}

/** Only useful choices: orders that change the list, and filters that keep some runs and remove others. */
export function choicesOf(runs: readonly ScheduleView[]): Choices {
  const differ = (sort: RunsView['sort']) => new Set(runs.map(KEYS[sort])).size > 1;
  const parts = DAY_PARTS.filter((part) => runs.some((run) => leavesIn(run, part)));
  const services = new Map(runs.map(({ service }) => [service.id, service]));
  const nonStop = runs.filter(({ stops_between }) => stops_between === 0).length;
  return {
    sorts: SORTS.filter((sort) => sort === 'departure' || differ(sort)),
    parts: parts.length > 1 ? parts : [],
    services: services.size > 1 ? [...services.values()] : [],
    direct: nonStop > 0 && nonStop < runs.length,
  };
}
