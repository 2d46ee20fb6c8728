import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/instant.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { BOOKED_AGAIN, WITHOUT_PIN } from './controls.ts';
import type { Tampering } from './environment.ts';
import { type Report, type Simulation, simulate } from './simulate.ts';

const SEED = 20_261_121;

async function run(asked: Partial<Simulation>): Promise<Report> {
  const database = await createTestDatabase();
  try {
    const settings = { seed: SEED, faults: 0.3, concurrency: 64, speed: 60, payments: 100 };
    const report = await simulate({ database: database.connection, ...settings, ...asked });
    console.log(told(report));
    return report;
  } finally {
    await database.drop();
  }
}

/** A line for the tests' log; the seed reproduces the travellers. */
const told = (report: Report): string => JSON.stringify(report);

const rules = ({ findings }: Report) => findings.map(({ rule }) => rule);

/** Ten thousand and more: `npm run simulate`. */
test('a hundred payments with three of ten calls going wrong: not a centavo and not a seat is lost or doubled', async () => {
  const report = await run({});
  expect(report.findings).toEqual([]);
  for (const { theirs, ours } of Object.values(report.providers)) expect(ours).toBe(theirs);
  expect(report.payments).toBeGreaterThanOrEqual(100);
}, 180_000);

/** Each one separately, and without reconciliation: `npm run simulate -- --without …`. */
const WITHOUT_TWO: Tampering = {
  payments: (payments, pool) => BOOKED_AGAIN.payments!(WITHOUT_PIN.payments!(payments, pool), pool),
};

/** A simulation that cannot fail proves nothing: two safeguards are removed, and each removal is detected. */
test('control: seats not pinned, and captures booked each time they are heard of', async () => {
  const found = rules(await run({ payments: 60, tidying: 5 * MINUTE, tampering: WITHOUT_TWO }));
  expect(found).toContain('a buyer who pays in time sits where they chose');
  expect(found).toContain('the provider and the ledger agree on every payment');
}, 240_000);
