import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/instant.ts';
import { createTestDatabase } from '#main/testing/test-database.ts';
import { BOOKED_AGAIN, WITHOUT_PIN, WITHOUT_RECONCILER } from './controls.ts';
import { type Report, type Simulation, simulate } from './simulate.ts';

const SEED = 20_261_121;

async function run(asked: Partial<Simulation>): Promise<Report> {
  const database = await createTestDatabase();
  try {
    const settings = { seed: SEED, faults: 0.3, concurrency: 64, speed: 60, payments: 300 };
    const report = await simulate({ database: database.connection, ...settings, ...asked });
    console.log(told(report));
    return report;
  } finally {
    await database.drop();
  }
}

/** A line for the log of the tests; the seed makes the same travellers again. */
const told = (report: Report): string => JSON.stringify(report);

const rules = ({ findings }: Report) => findings.map(({ rule }) => rule);

/** Ten thousand and more: `npm run simulate`. */
test('hundreds of payments with three of ten calls going wrong: not a centavo and not a seat is lost or doubled', async () => {
  const report = await run({});
  expect(report.findings).toEqual([]);
  for (const { theirs, ours } of Object.values(report.providers)) expect(ours).toBe(theirs);
  expect(report.payments).toBeGreaterThanOrEqual(300);
}, 180_000);

/** A simulation that cannot fail is no evidence: each lacks one safeguard, and that is noticed. */
test.each([
  ['seats not pinned', WITHOUT_PIN, 'who pays in time sits where they chose'],
  ['a capture booked each time it is heard of', BOOKED_AGAIN, 'the provider and the ledger agree on every payment'],
  ['nobody who asks again', WITHOUT_RECONCILER, 'every payment comes to an end'],
] as const)(
  'control: %s',
  async (_, tampering, rule) => {
    expect(rules(await run({ payments: 60, tidying: 5 * MINUTE, tampering }))).toContain(rule);
  },
  240_000,
);
