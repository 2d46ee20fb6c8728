import { userInfo } from 'node:os';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { manualRefundStores } from '#adapters/db/operations/manual-refunds.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { travellerSessions } from '#adapters/db/loyalty/traveller-sessions.ts';
import { reservations } from '#adapters/db/booking/reservations.ts';
import { promoCodes } from '#adapters/db/fares/promo-codes.ts';
import { liveAvailability } from '#adapters/db/seats/availability.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { instant } from '#kernel/instant.ts';
import { accountsOf } from '#main/accounts/accounts.ts';
import { moneyOptions } from '#main/cli/money-options.ts';
import { type MoneyAnswer, moneyCommand } from '#main/cli/money-commands.ts';
import { readEnvironment } from '#main/config/config.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { openDatabase } from '#main/open-database.ts';
import { providersOf } from '#main/accounts/payment-account.ts';
import { accountsToUse } from '#main/accounts/simulated-accounts.ts';

const WRONG_USAGE = 2;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = moneyOptions(args);
  if (!options.ok) return complain(options.fault, WRONG_USAGE);
  const environment = readEnvironment(process.env);
  if (typeof environment === 'string') return complain(environment, WRONG_USAGE);
  const { command, json, by } = options.value;

  const database = await openDatabase(environment, () => undefined);
  const pool = createPool(database.target, { name: 'anden-money' });
  try {
    const { payments, fulfilments } = orderDeps(pool, saleOf(pool));
    const answer = await moneyCommand({
      payments,
      providers: providersOf(accountsOf(await accountsToUse(environment), environment)),
      money: moneyRepository(pool),
      audit: auditLog(pool),
      manualRefunds: manualRefundStores(pool),
      takeMoney: takeMoney({ till: tillStores(pool), payments, fulfilments }),
      zone: CARRIER_ZONE,
      actor: by ?? userInfo().username,
      now: instant(Date.now()),
      report,
    })(command);
    return print(answer, json);
  } finally {
    await pool.end();
    await database.close();
  }
}

function report(problem: unknown): void {
  console.error(problem);
}

/** Manual settlement sells by the same rules; nothing is priced. */
function saleOf(pool: Pool): Parameters<typeof orderDeps>[1] {
  const store = timetableStore(pool);
  const clock = { now: () => instant(Date.now()) };
  return {
    timetable: createTimetableCache({ store, clock, report }),
    departures: store,
    availability: liveAvailability(pool),
    promos: promoCodes(pool),
    offers: [],
    reservations: reservations(pool),
    travellerSessions: travellerSessions(pool),
  };
}

function print({ text, data, code }: MoneyAnswer, json: boolean): number {
  console.log(json ? JSON.stringify(data, undefined, 2) : text);
  return code;
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
