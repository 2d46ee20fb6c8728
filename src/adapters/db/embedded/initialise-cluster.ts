import { access, lchown, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, explainServerFailure, failedWith } from './embedded-postgres-error.ts';
import type { Home } from './home.ts';
import { runProgram } from './run-program.ts';

/** The only role: access to the socket directory is the authentication. */
export const DATABASE_USER = 'anden';

const INITDB_ARGUMENTS = [
  `--username=${DATABASE_USER}`,
  '--auth=trust',
  '--encoding=UTF8',
  // PostgreSQL's own C.UTF-8, so that sort order does not depend on the system's C library.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
];

/**
 * Creates the cluster if there is none; returns whether it did. The cluster is created elsewhere and appears by one
 * rename: an interrupted start leaves no partial cluster, and of two concurrent starts the slower one discards its own.
 */
export const initialiseCluster = async (
  home: Home,
  binaries: Binaries,
  account: Account | undefined,
): Promise<boolean> => {
  if (await holdsCluster(home, binaries)) return false;
  const making = await mkdtemp(join(home.place, '.making-'));
  try {
    if (account) await lchown(making, account.uid, account.gid);
    const end = await runProgram(binaries.initdb, ['-D', making, ...INITDB_ARGUMENTS], account);
    if (end.code !== 0) throw explainServerFailure(end.said, home.dataDir);
    await rename(making, home.cluster);
    await keepName(home.place);
    return true;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (failedWith(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
};

/** Without this, a power cut could lose the rename, and with it a cluster that has acknowledged sales. */
const keepName = async (directory: string): Promise<void> => {
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
};

const holdsCluster = async (home: Home, binaries: Binaries): Promise<boolean> => {
  const version = await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const made = version?.trim();
  if (made === binaries.major) return true;
  if (made !== undefined) throw otherVersion(home, made, binaries.major);
  return access(home.cluster).then(
    () => Promise.reject(explainServerFailure(`${home.cluster} is not a database cluster`, home.dataDir)),
    () => false,
  );
};

const otherVersion = (home: Home, made: string, major: string) =>
  new EmbeddedPostgresError(
    'version-mismatch',
    `The database in ${home.cluster} was made by PostgreSQL ${made} and the installed programs are version ${major}; dump it with the old version and restore it, or set DATABASE_URL to a PostgreSQL ${made} server.`,
  );
