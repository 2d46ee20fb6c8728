import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../connection.ts';
import { type Account, accountFor } from './account.ts';
import { ensureApplicationDatabase } from './application-database.ts';
import { type Binaries, usableBinaries } from './binaries.ts';
import { explainFileFailure, explainServerFailure } from './embedded-postgres-error.ts';
import { type Home, prepareHome } from './home.ts';
import { DATABASE_USER, initialiseCluster } from './initialise-cluster.ts';
import { supervise } from './keep-running.ts';
import { hasLivingOwner, isOwner, takeOwnership } from './owner.ts';
import { awaitForeignPostmaster, launchPostmaster, stopPostmaster } from './postmaster.ts';
import { disownPostmasterFile, isServerOf, readPostmasterFile } from './postmaster-file.ts';
import { makeSocketDirectory, SOCKET_PORT, socketDirectoryFor } from './socket-directory.ts';

const DATABASE = 'anden';
const STATE_DIR = '/var/lib/anden';
const CACHE_DIR = '/var/cache/anden';
/** The last processes of a killed server need a moment to release its shared memory. */
const LETTING_GO_MS = 10_000;
const AGAIN_MS = 50;

/** Errors of a new server caused by a concurrent start or a server just killed. Both are temporary. */
const NOT_ALONE = /lock file ".*" already exists|pre-existing shared memory block/;

export type EmbeddedPostgresOptions = {
  /** Holds all of the database's files; created if absent. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /**
   * When set, a server that dies is restarted while this process lives, and this is called when that fails. When
   * absent, the server is not supervised.
   */
  readonly onLost?: (problem: unknown) => void;
  /** Where copies of the programs go when the server's account cannot read the originals. */
  readonly cacheDir?: string;
  /** Where root keeps the cluster when the server's account cannot reach the data directory. */
  readonly stateDir?: string;
  /** The programs' directory, if not that of the installed package. */
  readonly nativeDir?: string;
};

export type EmbeddedPostgres = {
  readonly connection: Connection;
  /** This start created the cluster. */
  readonly startedFresh: boolean;
  /** The server was already running and is shared or inherited. */
  readonly adopted: boolean;
  /** Stops the server if this process is responsible for it, otherwise leaves it running. */
  readonly stop: () => Promise<void>;
};

/** The context of a start. */
type Starter = {
  readonly home: Home;
  readonly options: EmbeddedPostgresOptions;
  readonly account: Account | undefined;
};

/** A server that accepts connections. */
type Living = { readonly socketDirectory: string; readonly pid: number; readonly adopted: boolean };

/**
 * A running PostgreSQL for this data directory: adopts a live server, or starts one, creating the cluster if necessary.
 * Throws EmbeddedPostgresError with one sentence that says what to do.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const account = await accountFor(process.getuid?.());
  const home = await prepareHome({ dataDir: options.dataDir, elsewhere: options.stateDir ?? STATE_DIR }, account);
  const starter = { home, options, account };
  const found = await adopt(starter);
  if (found) return running(starter, found, false);
  return explained(home, async () => {
    const binaries = await binariesFor(starter);
    const startedFresh = await initialiseCluster(home, binaries, account);
    return running(starter, await launch(starter, binaries, socketDirectoryFor(home.place)), startedFresh);
  });
};

const binariesFor = ({ options, account }: Starter): Promise<Binaries> =>
  usableBinaries({ native: options.nativeDir, cache: options.cacheDir ?? defaultCache(account) }, account);

const explained = async <T>(home: Home, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw explainFileFailure(error, home.dataDir);
  }
};

/** Starts the server of an existing cluster, unless a concurrent start is faster. */
const launch = async (starter: Starter, binaries: Binaries, socketDirectory: string): Promise<Living> => {
  const { home, options, account } = starter;
  const deadline = performance.now() + LETTING_GO_MS;
  for (;;) {
    await makeSocketDirectory(socketDirectory, account);
    const launched = await launchPostmaster({ home, binaries, account, socketDirectory });
    if (launched.outcome === 'ready') {
      await takeOwnership(home.owner);
      options.log(`PostgreSQL ${binaries.major} started in ${home.place}`);
      return { socketDirectory, pid: launched.pid, adopted: false };
    }
    const other = await adopt(starter);
    if (other) return other;
    if (!NOT_ALONE.test(launched.said) || performance.now() > deadline) {
      throw explainServerFailure(launched.said, home.dataDir);
    }
    await pause(AGAIN_MS);
  }
};

/** The live server of this cluster, whichever process started it; a dead server's leftover file is marked as stale. */
const adopt = async ({ home, options }: Starter): Promise<Living | undefined> => {
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
  return { socketDirectory: file.socketDirectory, pid: file.pid, adopted: true };
};

const running = async (starter: Starter, living: Living, startedFresh: boolean): Promise<EmbeddedPostgres> => {
  const { home } = starter;
  const connection = { host: living.socketDirectory, port: SOCKET_PORT, user: DATABASE_USER, database: DATABASE };
  await ensureApplicationDatabase(connection);
  const endLooking = lookedAfter(starter, living);
  const stop = async () => {
    const pid = await endLooking();
    if (await isOwner(home.owner)) await stopPostmaster(home.cluster, pid);
  };
  return { connection, startedFresh, adopted: living.adopted, stop };
};

/**
 * Returns a function that stops supervising. A cluster that has disappeared is never recreated: it contained the sales.
 */
const lookedAfter = (starter: Starter, { pid, socketDirectory }: Living): (() => Promise<number>) => {
  const { home, options } = starter;
  const { onLost, log } = options;
  if (!onLost) return async () => pid;
  const startAgain = () =>
    explained(home, async () => {
      const found = await adopt(starter);
      return (found ?? (await launch(starter, await binariesFor(starter), socketDirectory))).pid;
    });
  return supervise({ home, pid, startAgain, onLost, log }).end;
};

const defaultCache = (account: Account | undefined): string =>
  account ? CACHE_DIR : join(homedir() || tmpdir(), '.cache', 'anden');
