import { readFile } from 'node:fs/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/**
 * The system account that runs the server. PostgreSQL refuses to run as uid 0 and requires a uid with a passwd entry.
 */
export type Account = { readonly uid: number; readonly gid: number; readonly home: string };

/** In order of preference: an account made for this, then the one every system has. */
const PREFERRED = ['postgres', 'nobody'];

/** Picks the unprivileged account of a passwd file that should run a server started by root. */
export const unprivilegedAccount = (passwd: string): Account | undefined => {
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  return PREFERRED.map((name) => accounts.find((fields) => fields[0] === name))
    .filter((fields) => fields !== undefined)
    .map((fields) => ({ uid: Number(fields[2]), gid: Number(fields[3]), home: fields[5] ?? '/' }))
    .find(({ uid, gid }) => uid > 0 && gid > 0);
};

/** Undefined when the server simply runs as the account that started this program. */
export const accountFor = async (uid: number | undefined): Promise<Account | undefined> => {
  if (uid !== 0) return undefined;
  const account = unprivilegedAccount(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  if (account) return account;
  throw new EmbeddedPostgresError(
    'no-account',
    'PostgreSQL does not run as root and this system has neither a "postgres" nor a "nobody" account; start as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
};
