import { appendFile, readFile } from 'node:fs/promises';
import type { Measured } from './goals.ts';

/** Notes the value of a goal, by its id, for the table at the end of all benches. Does nothing for a bench alone. */
export async function noteGoal(id: string, value: number): Promise<void> {
  const file = process.env['BENCH_RESULTS'];
  if (file) await appendFile(file, `${JSON.stringify([id, value])}\n`);
}

/** What the benches noted; the worst of several values of one goal is the last that was noted. */
export async function readMeasured(file: string): Promise<Measured> {
  const lines = await readFile(file, 'utf8').catch(() => '');
  return Object.fromEntries(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as [string, number]),
  );
}
