import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import { MINUTE } from '#kernel/instant.ts';
import { openStampingFixture, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

/** `ANDEN_CRASH_POINTS=all` kills after each single await; otherwise only after some. */
const IS_FULL = process.env['ANDEN_CRASH_POINTS'] === 'all';
const SOME = 6;
const WORKER = new URL('stamping-worker.ts', import.meta.url).pathname;

let database: TestDatabase;
let fixture: StampingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

/** Runs the work in a process that dies after this many awaits; returns how it ended and its output. */
async function work(after: number): Promise<{ readonly signal: string | null; readonly said: string }> {
  const told = JSON.stringify({ connection: database.connection, pac: fixture.pac, after });
  const child = spawn(process.execPath, [WORKER, told], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { signal, said };
}

const isDone = async (invoice: InvoiceId) => (await fixture.stateOf(invoice)) === 'mailed';

/** The next worker; the dead one's work is due, as after its lease. */
async function heal(invoice: InvoiceId): Promise<void> {
  for (let round = 0; round < 4 && !(await isDone(invoice)); round += 1) {
    await fixture.hurry();
    await fixture.work(fixture.newParts());
  }
}

test(
  'a process killed after anything that stamping waits for: the next one finishes it, and there is one document',
  async () => {
    const first = await fixture.asked();
    const { said } = await work(0);
    expect(await isDone(first.invoice.id)).toBe(true);
    const waits = Number(said.trim());
    const points = IS_FULL
      ? Array.from({ length: waits }, (_, index) => index + 1)
      : Array.from({ length: SOME }, (_, index) => Math.round(((index + 1) * waits) / (SOME + 1)));
    const found = new Set<string>();
    for (const point of points) {
      await fixture.clear();
      const { invoice } = await fixture.asked();
      const { signal } = await work(point);
      // The number of awaits varies a little between runs: at the last points it may live.
      if (signal === null) expect(point).toBeGreaterThan((waits * 3) / 4);
      else found.add(await fixture.stateOf(invoice.id));
      await heal(invoice.id);
      const documents = await fixture.documentsOf(invoice.id);
      expect([point, documents.length]).toEqual([point, 1]);
      expect(await fixture.invoicing.invoices.byId(invoice.id)).toMatchObject({
        state: 'mailed',
        uuid: documents[0]!.uuid,
      });
      await fixture.audit();
    }
    console.log(`killed ${points.length} times of ${waits}, in the states ${[...found].join(', ')}`);
    if (IS_FULL)
      expect([...found].toSorted()).toEqual(['draft', 'mailed', 'rendered', 'sealed', 'stamped', 'stamping']);
  },
  IS_FULL ? 15 * MINUTE : 3 * MINUTE,
);
