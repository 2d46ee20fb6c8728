import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { costeraFeed } from '../../../db/demo/costera-feed.ts';
import { createPool } from '#adapters/db/pool.ts';
import { writeFeed } from '#adapters/gtfs/write-feed.ts';
import { instant, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { reportText } from '#main/cli/import-output.ts';
import { readEnvironment } from '#main/config/config.ts';
import { loadDemoTravellers } from '#main/demo-travellers.ts';
import { loadDemo } from '#main/load-demo.ts';
import { openDatabase } from '#main/open-database.ts';

const USAGE = `Usage: npm run load-demo -- [--to <folder>]

Puts the demo carrier's timetable on sale, made for today, whatever is on sale now, and opens its demo travellers.
Their password is in db/demo/travellers.ts: never on a site that sells real tickets.
With --to it writes the feed as GTFS files into the folder instead.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const now = instant(Date.now());
  const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return say(USAGE);
  if (values.to) {
    await writeFeed(values.to, costeraFeed(dateInZone(now, zone('America/Mexico_City'))));
    return say(`written to ${values.to}`);
  }
  const environment = readEnvironment(process.env);
  if (typeof environment === 'string') throw new Error(environment);
  const database = await openDatabase(environment, console.error);
  const pool = createPool(database.target, { name: 'anden-demo' });
  try {
    await loadDemoTravellers(pool, { now, random: randomBytes });
    return say(reportText(await loadDemo(pool, { now, random: randomBytes }), 5));
  } finally {
    await pool.end();
    await database.close();
  }
}

function say(text: string): number {
  console.log(text);
  return 0;
}
