import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { createPool } from '#adapters/db/pool.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import type { AccountConfigs } from '#main/accounts/accounts.ts';
import { type ChannelAccounts, openChannelAccounts } from '#main/accounts/channel-accounts.ts';
import type { Closing } from '#main/closing.ts';
import type { Environment } from '#main/config/config.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { COSTERA } from '#main/costera.ts';
import { loadDemoTravellers, withdrawDemoTravellers } from '#main/demo-travellers.ts';
import { freePort } from '#main/free-port.ts';
import { loadDemoIfNeeded } from '#main/load-demo.ts';
import { openDatabase } from '#main/open-database.ts';
import { type MoreOnSale, openMore } from '#main/rooms/more.ts';
import { type OpenedMail, openMail } from '#main/stand-ins/mailbox.ts';
import { sharedProcess } from '#main/stand-ins/shared-process.ts';
import { startStandIns } from '#main/stand-ins/stand-ins.ts';
import { randomBytes } from 'node:crypto';

/** What the processes of a site have in common. Plain values: they are sent to the processes that serve. */
export interface Surroundings {
  readonly database: DatabaseTarget;
  readonly port: number;
  /** Accounts with simulated providers. */
  readonly simulated: AccountConfigs;
  readonly mail: OpenedMail;
  readonly channels: ChannelAccounts;
  readonly more: MoreOnSale;
}

export interface OpenedSurroundings {
  readonly surroundings: Surroundings;
  /** Puts the rest of the demo timetable on sale, while the site is already serving. */
  readonly finishDemo: (() => Promise<unknown>) | undefined;
}

export interface Surrounded {
  readonly report: (problem: unknown) => void;
  readonly say: (sentence: string) => void;
  readonly onOpen: Closing['onOpen'];
  /** The embedded database died and cannot be started again. */
  readonly onLost: (problem: unknown) => void;
}

/** Timeouts for loading the demo, for which no visitor waits. */
const PATIENT = { waitMs: 30_000, queryMs: 120_000 };

/** Opens what exists once for a site: its database, the simulated providers, the demo. */
export async function openSurroundings(env: Environment, its: Surrounded): Promise<OpenedSurroundings> {
  const { report, onOpen } = its;
  const secrets = await loadSecrets(env.ANDEN_DATA_DIR);
  const port = await freePort(env.PORT, env.HOST);
  const place = { report, onStart: onOpen, start: sharedProcess(report) };
  const [database, simulated, mail, channels, more] = await Promise.all([
    openedDatabase(env, its),
    startStandIns(env, { secrets, port, report, onStart: onOpen }),
    openMail(env, { ...place, brand: COSTERA }),
    openChannelAccounts(env, place),
    openMore(env, place),
  ]);
  const surroundings = { database, port, simulated, mail, channels, more };
  return { surroundings, finishDemo: await openedDemo(database, env.ANDEN_ENV === 'production') };
}

async function openedDatabase(env: Environment, { say, onLost, onOpen }: Surrounded): Promise<DatabaseTarget> {
  const { target, close } = await openDatabase(env, say, onLost);
  onOpen(close);
  return target;
}

/** Puts a first week on sale; the returned function adds the rest. In production there is no demo, nor its travellers. */
async function openedDemo(
  target: DatabaseTarget,
  isProduction: boolean,
): Promise<(() => Promise<unknown>) | undefined> {
  const pool = createPool(target, { name: 'anden-demo', connections: 2, ...PATIENT });
  const now: Instant = instant(Date.now());
  const moment = { now, random: (bytes: number) => randomBytes(bytes) };
  if (isProduction) {
    await withdrawDemoTravellers(pool).finally(() => pool.end());
    return undefined;
  }
  const [rest] = await Promise.all([loadDemoIfNeeded(pool, moment), loadDemoTravellers(pool, moment)]);
  const loading = rest && (() => rest().finally(() => pool.end()));
  if (!loading) await pool.end();
  return loading;
}

/** The notes of a start: where what is simulated can be looked at. */
export const notesOf = ({ simulated, mail, channels }: Surroundings): readonly string[] => [
  ...(simulated.oxxo ? [`store references can be paid at ${new URL(simulated.oxxo.apiUrl).origin}/stores`] : []),
  ...(simulated.pac ? [`who can be invoiced, and what was stamped, can be read at ${simulated.pac.apiUrl}`] : []),
  ...(mail.note ? [mail.note] : []),
  ...(channels.note ? [channels.note] : []),
];

export const originOf = (env: Environment, { port }: Pick<Surroundings, 'port'>): string =>
  env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
