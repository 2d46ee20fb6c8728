// Bots that hold seats of a bus or places of a tour and never pay, against people who do; and two hundred people behind
// one address. Exits with 1 when a goal is missed. `npm run hoarding -- --seed 7` repeats a run. With `--http` the two
// hundred and the bots among them come to a started site by its own calls, in ten minutes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#adapters/db/migrate.ts';
import { createPool } from '#adapters/db/pool.ts';
import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { useRunFolder } from '../testing/run-folder.ts';
import { startSite } from '../testing/start-site.ts';
import { besiegeTour } from './besiege-tour.ts';
import { crowd } from './crowd.ts';
import { crowdOverHttp } from './over-http.ts';
import { besiege, type Outcome } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '120' },
    http: { type: 'boolean', default: false },
  },
});
const DAYS_AHEAD = 6;
const HOARDING = { secret: 's'.repeat(32), factor: 1 };

useRunFolder();
if (values.http) {
  await overHttp(Number(values.seed));
  process.exit();
}
const dataDir = await mkdtemp(join(tmpdir(), 'anden-hoarding-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(server.connection, new URL('../../db/migrations', import.meta.url).pathname);
  const pool = createPool(server.connection, { name: 'hoarding' });
  const siege = { pool, seed: Number(values.seed), minutes: Number(values.minutes), triesAMinute: 8 };
  const bots = await besiege({ ...siege, botsSolve: false, hoarding: HOARDING });
  const solvers = await besiege({ ...siege, botsSolve: true, hoarding: HOARDING });
  const control = await besiege({ ...siege, botsSolve: false, hoarding: undefined });
  const tour = await besiegeTour({ ...siege, hoarding: HOARDING });
  const tourControl = await besiegeTour({ ...siege, hoarding: undefined });
  const behindOne = await crowd({ pool, people: 200, buses: 10, hoarding: HOARDING });
  await pool.end();
  say('bots', bots);
  say('bots that solve captchas', solvers);
  say('control, nobody counted', control);
  for (const [name, { mostHeld, buyers, served }] of Object.entries({ tour, 'tour, nobody counted': tourControl }))
    console.log(`${name}: at most ${percent(mostHeld)} % of its start unpaid; ${served} of ${buyers} buyers served`);
  console.log(
    `two hundred behind one address: ${behindOne.held} hold their seat, ${behindOne.proved} after a captcha or a code, ${behindOne.refused} calls refused`,
  );
  const met =
    bots.longestOverFifth <= 15 &&
    [bots, solvers].every(({ buyers, served }) => served >= 0.95 * buyers) &&
    control.mostHeld > 0.9 &&
    tour.mostHeld <= 0.5 &&
    tour.served === tour.buyers &&
    tourControl.mostHeld > 0.9 &&
    behindOne.held === 200 &&
    behindOne.refused === 0;
  console.log(met ? 'every goal met' : 'a goal was MISSED');
  process.exitCode = met ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Two hundred buyers and three hundred tries of bots at a site with its limits; the bots at one without. */
async function overHttp(seed: number): Promise<void> {
  const people = 200;
  const everyMs = (10 * 60_000) / people;
  const guarded = await startSite({ RATE_LIMIT_FACTOR: '1' });
  const open = await startSite({ RATE_LIMIT_FACTOR: '10000' });
  try {
    const [found, control] = await Promise.all([
      crowdOverHttp({ site: guarded, ahead: DAYS_AHEAD, people, botTries: 2, everyMs, seed }),
      crowdOverHttp({ site: open, ahead: DAYS_AHEAD, people: 10, botTries: 3, everyMs, seed }),
    ]);
    const refused = [...found.refusals].map(([why, times]) => `${times} x ${why}`).join(', ') || 'nothing';
    console.log(
      `two hundred behind one address, by HTTP: ${found.bought} have tickets, ${found.proved} after a captcha or a code; refused: ${refused}`,
    );
    console.log(`bots behind the same address: ${found.hoarded} of ${found.seats} seats of the bus they want`);
    console.log(`control, nobody counted: ${control.hoarded} of ${control.seats} seats`);
    const most = Math.max(MAX_PASSENGERS, found.seats / 5);
    const met = found.bought === people && found.hoarded <= most && control.hoarded > 0.8 * control.seats;
    console.log(met ? 'every goal met' : 'a goal was MISSED');
    process.exitCode = met ? 0 : 1;
  } finally {
    await Promise.all([guarded.stop(), open.stop()]);
  }
}

function percent(share: number): string {
  return (share * 100).toFixed(0);
}

function say(name: string, { mostHeld, longestOverFifth, buyers, served }: Outcome): void {
  console.log(
    `${name}: at most ${percent(mostHeld)} % of the bus unpaid, over a fifth for ${longestOverFifth} minutes at a stretch; ` +
      `${served} of ${buyers} buyers served`,
  );
}
