import { availableParallelism, cpus, loadavg } from 'node:os';

/** Rounds of every comparison: ours and its limit alternate, so that other load of the machine affects both. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** One turn of one side. */
export const ROUND_MS = Number(process.env['BENCH_ROUND_MS'] ?? 3_000);

/** The value below which this share of the values lies; 0 for an empty list. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The middle value; for an even number the upper of the two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The result of one turn of one side. */
export interface Turn {
  /** Operations per second. */
  readonly rate: number;
  /** Milliseconds per operation. */
  readonly p50: number;
  readonly p99: number;
  /** Failed operations. */
  readonly failed: number;
}

export type Side = () => Promise<Turn>;

/** Every side once per round, in turn, after an uncounted warm-up turn each. */
export async function takeTurns<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  rounds = ROUNDS,
): Promise<Readonly<Record<Name, readonly Turn[]>>> {
  const names = Object.keys(sides) as Name[];
  const turns = Object.fromEntries(names.map((name) => [name, [] as Turn[]])) as Record<Name, Turn[]>;
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const turn = await sides[name]();
      if (round > 0) turns[name].push(turn);
    }
  return turns;
}

/** Combines the turns of one side: the median of each figure over its rounds, and the sum of failures. */
export const middle = (turns: readonly Turn[]): Turn => ({
  rate: median(turns.map(({ rate }) => rate)),
  p50: median(turns.map(({ p50 }) => p50)),
  p99: median(turns.map(({ p99 }) => p99)),
  failed: turns.reduce((sum, { failed }) => sum + failed, 0),
});

/** The median over rounds of ours divided by the limit: a slow minute of the machine cancels out. */
export const ratioOf = (ours: readonly Turn[], limit: readonly Turn[]): number =>
  median(ours.map(({ rate }, round) => rate / limit[round]!.rate));

/** This many clients, each starting the next operation when its last one ends, until the time is over. */
export async function crowd(
  clients: number,
  work: (client: number) => Promise<boolean>,
  forMs = ROUND_MS,
): Promise<Turn> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - started < forMs) {
        const begun = performance.now();
        const worked = await work(client);
        times.push(performance.now() - begun);
        if (!worked) failed += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { rate: (times.length - failed) / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failed };
}

/** A side during whose turns the event loop of a site is watched; `delays` gets the p99 of every counted turn. */
export function watched(side: Side, loopDelay: () => Promise<{ readonly p99: number }>, delays: number[]): Side {
  let isWarm = false;
  return async () => {
    await loopDelay();
    const turn = await side();
    const { p99 } = await loopDelay();
    if (isWarm) delays.push(p99);
    isWarm = true;
    return turn;
  };
}

/** Three significant digits. */
export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(value < 1 ? 2 : 3);

/** Prints a table whose first row names the columns. */
export function print(title: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const [one, five] = loadavg().map((load) => load.toFixed(1));
  console.log(`\n${title}`);
  console.log(`${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, load ${one} (1 min) ${five} (5 min)`);
  for (const row of rows)
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '));
}
