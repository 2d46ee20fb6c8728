import { expect, test } from 'vitest';
import { createPool } from '#adapters/db/pool.ts';
import { createTestDatabase, PATIENT } from '#testing/test-database.ts';
import { CONTROLS } from './controls.ts';
import { type PointsReport, type PointsSimulation, simulatePoints } from './simulate.ts';

const SEED = 20_261_123;

async function run(asked: Partial<PointsSimulation>): Promise<PointsReport> {
  const database = await createTestDatabase({ connections: 1 });
  const pool = createPool(database.connection, { ...PATIENT, connections: 8 });
  try {
    await database.pool.query(
      `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    );
    const report = await simulatePoints({ pool, seed: SEED, travellers: 20, days: 800, ...asked });
    console.log(JSON.stringify(report));
    return report;
  } finally {
    await pool.end();
    await database.drop();
  }
}

/** A thousand travellers for three years: `npm run points-simulation`. */
test('two years of a few travellers: points and pesos are what a model without lots says', {
  timeout: 240_000,
}, async () => {
  const { findings, ...counted } = await run({});
  expect(findings).toEqual([]);
  for (const count of [
    counted.trips,
    counted.packs,
    counted.packsReturned,
    counted.refunds,
    counted.reversals,
    counted.late,
    counted.lateRefused,
    counted.closed,
    counted.expired,
  ])
    expect(count).toBeGreaterThan(0);
});

/** A simulation that cannot fail proves nothing. */
test.each(Object.entries(CONTROLS))('control: %s', { timeout: 240_000 }, async (_, tampering) => {
  expect((await run({ days: 400, travellers: 40, tampering })).findings).not.toEqual([]);
});
