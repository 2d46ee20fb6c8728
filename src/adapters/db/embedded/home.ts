import { chmod, chown, lchown, lstat, mkdtemp, readdir, readlink, rmdir, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError, explainFileFailure, failedWith } from './embedded-postgres-error.ts';
import { makeDirectory } from './make-directory.ts';
import { isReachable } from './reachable.ts';

/** Where the cluster is stored, as the person who chose the data directory knows it. */
export type Home = {
  /** The requested directory, which messages name. */
  readonly dataDir: string;
  /** The directory that the server's account can reach; nearly always the same one. */
  readonly place: string;
  readonly cluster: string;
  readonly log: string;
  readonly owner: string;
};

type Places = {
  readonly dataDir: string;
  /** Where root keeps a cluster when the server's account cannot reach the data directory (below /root at 0700). */
  readonly elsewhere: string;
};

/** Finds or creates the home, owned by the server's account. A concurrent start finds the same one. */
export const prepareHome = async (places: Places, account: Account | undefined): Promise<Home> => {
  const dataDir = resolve(places.dataDir);
  try {
    await makeDirectory(dataDir, account ? 0o711 : 0o700);
    const place = await placeOf({ ...places, dataDir }, account);
    await giveTo(place, account);
    const cluster = join(place, 'cluster');
    await refuseForeignOwner(cluster, account);
    return { dataDir, place, cluster, log: join(dataDir, 'postgres.log'), owner: join(dataDir, 'owner') };
  } catch (error) {
    throw explainFileFailure(error, dataDir);
  }
};

/**
 * The account owns a directory inside the data directory, not the data directory itself: otherwise it could redirect
 * the files that root writes there (log, owner).
 */
const placeOf = async ({ dataDir, elsewhere }: Places, account: Account | undefined): Promise<string> => {
  const inside = join(dataDir, 'server');
  const known = await lstat(inside).catch(() => undefined);
  if (known) return known.isSymbolicLink() ? readlink(inside) : inside;
  if (account) await letThrough(dataDir);
  if (!(await isReachable(dataDir, account))) return linkTo(elsewhere, inside, account);
  await makeDirectory(inside, 0o700);
  return inside;
};

const PASS_FOR_ALL = 0o111;

/** An empty directory was created for us; the permissions of one with other content are not ours to widen. */
const letThrough = async (dataDir: string): Promise<void> => {
  const holds = await readdir(dataDir);
  const { mode } = await stat(dataDir);
  if (holds.length === 0 && (mode & PASS_FOR_ALL) !== PASS_FOR_ALL) await chmod(dataDir, (mode & 0o777) | PASS_FOR_ALL);
};

const linkTo = async (elsewhere: string, inside: string, account: Account | undefined): Promise<string> => {
  await makeDirectory(elsewhere, 0o755);
  const place = await mkdtemp(join(elsewhere, 'home-'));
  await giveTo(place, account);
  try {
    await symlink(place, inside);
    return place;
  } catch (error) {
    // A concurrent start was faster: its place wins.
    await rmdir(place);
    if (failedWith(error, 'EEXIST')) return readlink(inside);
    throw error;
  }
};

/** Gives root's directory to the account; a directory with another owner is left unchanged. */
const giveTo = async (place: string, account: Account | undefined): Promise<void> => {
  if (!account) return;
  const { uid } = await stat(place);
  if (uid === 0) await chown(place, account.uid, account.gid);
};

/** Gives a cluster restored by root to the account; a cluster with any other owner is refused. */
const refuseForeignOwner = async (cluster: string, account: Account | undefined): Promise<void> => {
  const facts = await lstat(cluster).catch(() => undefined);
  if (!facts) return;
  if (account && facts.uid === 0) return giveTree(cluster, account);
  const expected = account?.uid ?? process.getuid?.();
  if (facts.uid === expected) return;
  throw new EmbeddedPostgresError(
    'foreign-owner',
    `The database in ${cluster} belongs to the account with uid ${facts.uid} and not to ${expected}; start as that account, change the owner, or set DATABASE_URL to a PostgreSQL server.`,
  );
};

const giveTree = async (directory: string, account: Account): Promise<void> => {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await giveTree(path, account);
    if (entry.isFile()) await lchown(path, account.uid, account.gid);
  }
  await chown(directory, account.uid, account.gid);
};
