import { expect, test } from 'vitest';
import { createTally } from '#app/statistics/tally.ts';
import type { VisitCount } from '#domain/statistics/visit-count.ts';
import { instant, zone } from '#kernel/instant.ts';

/** A quarter to midnight in Mexico City. */
const EVENING = Date.parse('2026-11-30T23:45:00-06:00');

function opened(add: (counts: readonly VisitCount[]) => Promise<void>) {
  const problems: unknown[] = [];
  let now = EVENING;
  const tally = createTally({
    counts: { add },
    clock: { now: () => instant(now) },
    zone: zone('America/Mexico_City'),
    report: (problem) => problems.push(problem),
  });
  return { ...tally, problems, later: (minutes: number) => void (now += minutes * 60_000) };
}

/** What was written, one line per count. */
function notebook() {
  const lines: string[] = [];
  const add = async (counts: readonly VisitCount[]) =>
    void lines.push(...counts.map(({ day, name, label, count }) => `${day} ${name} ${label} ${count}`));
  return { lines, add };
}

test('writes each count once, on the day of the carrier’s it happened, and nothing where nothing happened', async () => {
  const { lines, add } = notebook();
  const tally = opened(add);
  tally.count('page', '/ es');
  tally.count('page', '/ es');
  tally.later(30);
  tally.count('page', '/ es');
  await tally.flush();
  await tally.flush();
  expect(lines).toEqual(['2026-11-30 page / es 2', '2026-12-01 page / es 1']);
});

test('what could not be written is written with the next, and told', async () => {
  const { lines, add } = notebook();
  let isAway = true;
  const tally = opened(async (counts) => {
    if (isAway) throw new Error('away');
    await add(counts);
  });
  tally.count('refusal', 'phone_invalid');
  await tally.flush();
  tally.count('refusal', 'phone_invalid');
  isAway = false;
  await tally.flush();
  expect(lines).toEqual(['2026-11-30 refusal phone_invalid 2']);
  expect(tally.problems).toHaveLength(1);
});

test('a flush waits for the one under way and takes what was counted meanwhile', async () => {
  const { lines, add } = notebook();
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const tally = opened((counts) => gate.then(() => add(counts)));
  tally.count('step', 'search phone');
  const first = tally.flush();
  await Promise.resolve();
  tally.count('step', 'search phone');
  const last = tally.flush();
  go();
  await Promise.all([first, last]);
  expect(lines).toEqual(['2026-11-30 step search phone 1', '2026-11-30 step search phone 1']);
});

test('a label that cannot be written keeps nothing else from being written', async () => {
  const { lines, add } = notebook();
  const tally = opened(add);
  tally.count('page', 'x'.repeat(301));
  tally.count('page', '/ es');
  await tally.flush();
  expect(lines).toEqual(['2026-11-30 page / es 1']);
});

test('holds a bounded number of labels, and goes on counting those it has', async () => {
  const { lines, add } = notebook();
  const tally = opened(add);
  for (let i = 0; i < 6_000; i += 1) tally.count('page', `/${i} es`);
  tally.count('page', '/0 es');
  await tally.flush();
  expect(lines).toHaveLength(5_000);
  expect(lines[0]).toBe('2026-11-30 page /0 es 2');
});
