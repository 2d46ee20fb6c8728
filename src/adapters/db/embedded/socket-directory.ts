import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError, failedWith } from './embedded-postgres-error.ts';

/** Only part of the socket file's name: there is no TCP port. */
export const SOCKET_PORT = 5432;

/** Maximum bytes of a socket's path: 107 on Linux, 103 on macOS; we use the smaller. */
const MAX_SOCKET_PATH_LENGTH = 103;

/** Whether the system accepts the path of a server's socket in this directory. */
export const fitsSocket = (directory: string): boolean =>
  Buffer.byteLength(join(directory, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_LENGTH;

/**
 * Next to the cluster, or, if that path is too long, in the temporary directory under a name derived from the
 * cluster's.
 */
export const socketDirectoryFor = (place: string, temporary: string = tmpdir()): string => {
  const beside = join(place, 'socket');
  if (fitsSocket(beside)) return beside;
  const name = createHash('sha256').update(place).digest('hex').slice(0, 16);
  const apart = join(temporary, `anden-${name}`);
  if (fitsSocket(apart)) return apart;
  throw new EmbeddedPostgresError(
    'socket-path',
    `The paths ${beside} and ${apart} are both too long for a database socket; choose a shorter data directory, or set DATABASE_URL to a PostgreSQL server.`,
  );
};

/** Creates the directory whose permissions are the database's only lock: only the account (and root) may enter. */
export const makeSocketDirectory = async (directory: string, account: Account | undefined): Promise<void> => {
  try {
    await mkdir(directory, { mode: 0o700 });
    if (account) await chown(directory, account.uid, account.gid);
    await chmod(directory, 0o700);
  } catch (error) {
    if (!failedWith(error, 'EEXIST')) throw error;
    await refuseStrangersDirectory(directory, account);
  }
};

/** In a shared temporary directory any user could have created it first. Root as owner means a concurrent start. */
const refuseStrangersDirectory = async (directory: string, account: Account | undefined): Promise<void> => {
  const facts = await lstat(directory);
  const ours = [account?.uid ?? process.getuid?.(), ...(account ? [0] : [])];
  if (facts.isDirectory() && ours.includes(facts.uid)) return chmod(directory, 0o700);
  throw new EmbeddedPostgresError(
    'socket-path',
    `The socket directory ${directory} was made by somebody else; remove it, or set DATABASE_URL to a PostgreSQL server.`,
  );
};
