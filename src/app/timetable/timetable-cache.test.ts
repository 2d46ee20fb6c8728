import { expect, test } from 'vitest';
import type { PublishedTimetable, TimetableStore } from '#app/timetable/ports.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { type Instant, instant, zone } from '#kernel/instant.ts';

const EMPTY = { stops: [], services: [], patterns: [], fares: [], sepWindows: [], zone: zone('America/Mexico_City') };

/** A store whose version and health the test decides, and that counts how often it is asked. */
const world = () => {
  const state = { version: 1, isUp: true, now: 0, checks: 0, readings: 0, problems: [] as unknown[] };
  const answer = async <T>(value: T): Promise<T> => {
    if (!state.isUp) throw new Error('no database');
    return value;
  };
  const store: TimetableStore = {
    version: () => {
      state.checks += 1;
      return answer(state.version);
    },
    published: () => {
      state.readings += 1;
      return answer<PublishedTimetable>({ ...EMPTY, version: state.version });
    },
    departure: () => answer(undefined),
  };
  const clock = { now: (): Instant => instant(state.now) };
  const cache = createTimetableCache({ store, clock, report: (problem) => state.problems.push(problem) });
  return { state, cache };
};

/** Lets the reading behind the answer come to its end. */
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

test('nobody waits for a new version: the old one is served until it is there', async () => {
  const { state, cache } = world();
  await cache.current();
  Object.assign(state, { version: 2, now: 1000 });
  expect((await cache.current()).version).toBe(1);
  await settle();
  expect((await cache.current()).version).toBe(2);
});

test('without a database the timetable in hand is served on, and somebody told', async () => {
  const { state, cache } = world();
  await cache.current();
  Object.assign(state, { isUp: false, now: 1000 });
  expect((await cache.current()).version).toBe(1);
  await settle();
  expect(state.problems).toHaveLength(1);
});

test('a first reading that fails is tried again by the next who asks', async () => {
  const { state, cache } = world();
  state.isUp = false;
  await expect(cache.current()).rejects.toThrow('no database');
  state.isUp = true;
  expect((await cache.current()).version).toBe(1);
});
