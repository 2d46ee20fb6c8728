import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../connection.ts';
import { type Account, accountFor } from './account.ts';
import { ensureApplicationDatabase } from './application-database.ts';
import { usableBinaries } from './binaries.ts';
import { explainFileFailure, explainServerFailure } from './embedded-postgres-error.ts';
import { type Home, prepareHome } from './home.ts';
import { DATABASE_USER, initialiseCluster } from './initialise-cluster.ts';
import { hasLivingOwner, isOwner, takeOwnership } from './owner.ts';
import { awaitForeignPostmaster, launchPostmaster, stopPostmaster } from './postmaster.ts';
import { disownPostmasterFile, isServerOf, readPostmasterFile } from './postmaster-file.ts';
import { makeSocketDirectory, SOCKET_PORT, socketDirectoryFor } from './socket-directory.ts';

const DATABASE = 'anden';
const STATE_DIR = '/var/lib/anden';
const CACHE_DIR = '/var/cache/anden';
/** The last processes of a killed server need a moment to let go of its memory. */
const LETTING_GO_MS = 10_000;
const AGAIN_MS = 50;

/** What another starter, or a server just killed, makes a new server say. Both pass. */
const NOT_ALONE = /lock file ".*" already exists|pre-existing shared memory block/;

export type EmbeddedPostgresOptions = {
  /** Everything the database keeps; made if absent. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Where copies of the programs go when the server's account cannot read them in place. */
  readonly cacheDir?: string;
  /** Where root keeps the cluster when the server's account cannot come to the data directory. */
  readonly stateDir?: string;
  /** The programs' directory, if not the installed package's. */
  readonly nativeDir?: string;
};

export type EmbeddedPostgres = {
  readonly connection: Connection;
  /** The cluster was made by this start. */
  readonly startedFresh: boolean;
  /** The server was running already and is shared or inherited. */
  readonly adopted: boolean;
  /** Stops the server if this process answers for it, otherwise leaves it running. */
  readonly stop: () => Promise<void>;
};

/**
 * A running PostgreSQL for this data directory: adopted if one lives, else started, else made first.
 * Throws EmbeddedPostgresError with one sentence that tells a person what to do.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const account = await accountFor(process.getuid?.());
  const home = await prepareHome({ dataDir: options.dataDir, elsewhere: options.stateDir ?? STATE_DIR }, account);
  return (await adopt(home, options)) ?? (await start(home, options, account));
};

const start = async (
  home: Home,
  options: EmbeddedPostgresOptions,
  account: Account | undefined,
): Promise<EmbeddedPostgres> => {
  const places = { native: options.nativeDir, cache: options.cacheDir ?? defaultCache(account) };
  const binaries = await usableBinaries(places, account);
  const socketDirectory = socketDirectoryFor(home.place);
  try {
    const startedFresh = await initialiseCluster(home, binaries, account);
    const patience = performance.now() + LETTING_GO_MS;
    for (;;) {
      await makeSocketDirectory(socketDirectory, account);
      const launch = await launchPostmaster({ home, binaries, account, socketDirectory });
      if (launch.outcome === 'ready') {
        await takeOwnership(home.owner);
        options.log(`PostgreSQL ${binaries.major} started in ${home.place}`);
        return running({ home, socketDirectory, pid: launch.pid, startedFresh, adopted: false });
      }
      const other = await adopt(home, options);
      if (other) return { ...other, startedFresh };
      if (!NOT_ALONE.test(launch.said) || performance.now() > patience) {
        throw explainServerFailure(launch.said, home.dataDir);
      }
      await pause(AGAIN_MS);
    }
  } catch (error) {
    throw explainFileFailure(error, home.dataDir);
  }
};

/** The living server of this cluster, whoever started it; a left-over file of a dead one is marked as such. */
const adopt = async (home: Home, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres | undefined> => {
  const file = await readPostmasterFile(home.cluster);
  if (!file) return undefined;
  if (!(await isServerOf(file.pid, home.cluster))) {
    await disownPostmasterFile(home.cluster, file);
    return undefined;
  }
  if (!(await awaitForeignPostmaster(home.cluster, file.pid))) return undefined;
  const orphan = !(await hasLivingOwner(home.owner));
  if (orphan) await takeOwnership(home.owner);
  options.log(`PostgreSQL was running in ${home.place} and is ${orphan ? 'taken over' : 'shared with its owner'}`);
  return running({
    home,
    socketDirectory: file.socketDirectory,
    pid: file.pid,
    startedFresh: false,
    adopted: true,
  });
};

type Running = {
  readonly home: Home;
  readonly socketDirectory: string;
  readonly pid: number;
  readonly startedFresh: boolean;
  readonly adopted: boolean;
};

const running = async ({ home, socketDirectory, pid, ...facts }: Running): Promise<EmbeddedPostgres> => {
  const connection = { host: socketDirectory, port: SOCKET_PORT, user: DATABASE_USER, database: DATABASE };
  await ensureApplicationDatabase(connection);
  const stop = async () => {
    if (await isOwner(home.owner)) await stopPostmaster(home.cluster, pid);
  };
  return { connection, ...facts, stop };
};

const defaultCache = (account: Account | undefined): string =>
  account ? CACHE_DIR : join(homedir() || tmpdir(), '.cache', 'anden');
