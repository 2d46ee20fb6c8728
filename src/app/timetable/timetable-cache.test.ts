import { expect, test } from 'vitest';
import type { OperatorReport, PublishedTimetable, TimetableStore } from '#app/timetable/ports.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import { id } from '#kernel/ids.ts';
import { type Instant, instant, zone } from '#kernel/instant.ts';

const EMPTY = { stops: [], services: [], patterns: [], fares: [], sepWindows: [], zone: zone('America/Mexico_City') };

/** A store with a version and health set by the test, which counts its queries. */
const world = () => {
  const state = {
    version: 1,
    isUp: true,
    isSilent: false,
    now: 0,
    checks: 0,
    readings: 0,
    problems: [] as unknown[],
    words: [] as OperatorReport[],
  };
  const answer = async <T>(value: T): Promise<T> => {
    if (state.isSilent) await new Promise(() => {});
    if (!state.isUp) throw new Error('no database');
    return value;
  };
  const store: TimetableStore = {
    version: () => {
      state.checks += 1;
      return answer(state.version);
    },
    words: () => answer(state.words),
    published: () => {
      state.readings += 1;
      return answer<PublishedTimetable>({ ...EMPTY, version: state.version });
    },
    departure: () => answer(undefined),
  };
  const clock = { now: (): Instant => instant(state.now) };
  let wakeUp = () => {};
  const pause = () => new Promise<void>((resolve) => (wakeUp = resolve));
  const cache = createTimetableCache({ store, clock, pause, report: (problem) => state.problems.push(problem) });
  return { state, cache, tooLong: () => wakeUp() };
};

/** Lets the background reading finish. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('many who ask at the start wait for one reading', async () => {
  const { state, cache } = world();
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.current()));
  expect(new Set(answers).size).toBe(1);
  expect(state).toMatchObject({ checks: 1, readings: 1 });
});

test('the version is asked at most once a second and read only when it grew', async () => {
  const { state, cache } = world();
  await cache.current();
  state.now = 999;
  await cache.current();
  expect(state.checks).toBe(1);
  state.now = 1000;
  await Promise.all([cache.current(), cache.current()]);
  await settle();
  expect(state).toMatchObject({ checks: 2, readings: 1 });
});

test('the first reader after a pause sees what was published meanwhile, and all who come then share one reading', async () => {
  const { state, cache } = world();
  await cache.current();
  Object.assign(state, { version: 2, now: 60_000 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.current()));
  expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]));
  expect(state).toMatchObject({ checks: 2, readings: 2 });
});

test('a version published while another was read is seen a second after the question', async () => {
  const { state, cache } = world();
  await cache.current();
  Object.assign(state, { version: 2, now: 5_000 });
  const slow = cache.current();
  Object.assign(state, { version: 3, now: 6_000 });
  await slow;
  expect((await cache.current()).version).toBe(3);
});

test('after a question that failed nobody waits for the next, until one is answered', async () => {
  const { state, cache } = world();
  await cache.current();
  Object.assign(state, { isUp: false, now: 1000 });
  await cache.current();
  Object.assign(state, { isUp: true, version: 2, now: 2000 });
  expect((await cache.current()).version).toBe(1);
  await settle();
  expect((await cache.current()).version).toBe(2);
  Object.assign(state, { version: 3, now: 4000 });
  expect((await cache.current()).version).toBe(3);
});

test('what operators say is heard within a second, and reads no timetable', async () => {
  const { state, cache } = world();
  await cache.current();
  const word = { event: id<'departure-event'>('e'), departure: id<'departure'>('d'), fromCall: 2, minutes: undefined };
  Object.assign(state, { words: [word], now: 1000 });
  await cache.current();
  await settle();
  const timetable = await cache.current();
  const told = (from: number) => reportedDisruption(timetable, { departure: id('d'), from, to: 9 });
  expect([told(1), told(2)]).toEqual([
    { isCancelled: false, late: 0 },
    { isCancelled: true, late: 0 },
  ]);
  expect(state.readings).toBe(1);
});

test('a report that is committed after a newer one is heard all the same', async () => {
  const { state, cache } = world();
  const late = { event: id<'departure-event'>('b'), departure: id<'departure'>('late'), fromCall: 0, minutes: 20 };
  const cancelled = { ...late, event: id('a'), departure: id('cancelled'), minutes: undefined };
  state.words = [late];
  await cache.current();
  Object.assign(state, { words: [late, cancelled], now: 1000 });
  const timetable = await cache.current();
  const segment = { departure: id<'departure'>('cancelled'), from: 0, to: 9 };
  expect(reportedDisruption(timetable, segment).isCancelled).toBe(true);
  Object.assign(state, { words: [{ ...late }, { ...cancelled }], now: 2000 });
  expect(await cache.current()).toBe(timetable);
});

test('a new timetable keeps what operators said', async () => {
  const { state, cache } = world();
  state.words = [{ event: id('e'), departure: id('d'), fromCall: 0, minutes: 45 }];
  await cache.current();
  Object.assign(state, { version: 2, now: 1000 });
  await cache.current();
  await settle();
  const timetable = await cache.current();
  expect(timetable.version).toBe(2);
  expect(reportedDisruption(timetable, { departure: id('d'), from: 0, to: 1 }).late).toBe(45);
});

test('without a database the timetable in hand is served on, and somebody told', async () => {
  const { state, cache } = world();
  await cache.current();
  Object.assign(state, { isUp: false, now: 1000 });
  expect((await cache.current()).version).toBe(1);
  await settle();
  expect(state.problems).toHaveLength(1);
});

test('a database that says nothing holds up those who came first, and not for long', async () => {
  const { state, cache, tooLong } = world();
  await cache.current();
  Object.assign(state, { isSilent: true, now: 1000 });
  const first = cache.current();
  tooLong();
  expect((await first).version).toBe(1);
  expect((await cache.current()).version).toBe(1);
  expect(state).toMatchObject({ checks: 2, problems: [] });
});

test('a first reading that fails is tried again by the next who asks', async () => {
  const { state, cache } = world();
  state.isUp = false;
  await expect(cache.current()).rejects.toThrow('no database');
  state.isUp = true;
  expect((await cache.current()).version).toBe(1);
});
