import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { copyBinaries } from './binary-cache.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { makeLibraryLinks } from './library-links.ts';
import { platformPackage } from './platform-package.ts';
import { type ProgramEnd, runProgram } from './run-program.ts';

/** Programs that the account can run, and their major version ("18"). */
export type Binaries = { readonly initdb: string; readonly postgres: string; readonly major: string };

export type BinaryPlaces = {
  /** The package's `native` directory; resolved through node_modules when absent. */
  readonly native?: string;
  /** Where to put copies that the account can read. */
  readonly cache: string;
};

/** Programs the account can run: those of the package, or a copy when the account has no access to the package. */
export const usableBinaries = async (places: BinaryPlaces, account: Account | undefined): Promise<Binaries> => {
  const native = places.native ?? installedNative();
  const linked = await makeLibraryLinks(native);
  const inPlace = await tryOut(native, account);
  if (inPlace.verdict === 'runs') return inPlace.binaries;
  if (inPlace.verdict === 'unreachable' || !linked) {
    const copy = await copyBinaries({ native, cache: places.cache, version: await packageVersion(native) });
    const copied = await tryOut(copy, account);
    if (copied.verdict === 'runs') return copied.binaries;
    throw unusable(copy, copied.end);
  }
  throw unusable(native, inPlace.end);
};

const installedNative = (): string => {
  const name = platformPackage(process.platform, process.arch);
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'missing-package',
      `The package ${name} is not installed; install with optional packages, or set DATABASE_URL to a PostgreSQL server.`,
      cause,
    );
  }
};

const packageVersion = async (native: string): Promise<string> =>
  JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')).version;

type Trial =
  | { readonly verdict: 'runs'; readonly binaries: Binaries }
  | { readonly verdict: 'unreachable' | 'broken'; readonly end: ProgramEnd };

/** Runs the server for its version: the surest test of permissions, libraries and platform in one (5 ms). */
const tryOut = async (native: string, account: Account | undefined): Promise<Trial> => {
  const postgres = join(native, 'bin', 'postgres');
  const end = await runProgram(postgres, ['--version'], account);
  const major = /\(PostgreSQL\) (\d+)/.exec(end.said)?.[1];
  if (end.code === 0 && major) {
    return { verdict: 'runs', binaries: { initdb: join(native, 'bin', 'initdb'), postgres, major } };
  }
  return { verdict: end.code === 'EACCES' ? 'unreachable' : await hiddenOrBroken(postgres, end), end };
};

/** A file that exists and yet is "not found" lacks its loader: a musl system (Alpine). */
const hiddenOrBroken = async (postgres: string, end: ProgramEnd): Promise<'broken'> => {
  const exists = await access(postgres).then(
    () => true,
    () => false,
  );
  if (end.code === 'ENOENT' && exists) {
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      'The embedded PostgreSQL needs a system with glibc, and this one (Alpine?) has another C library; set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return 'broken';
};

const unusable = (native: string, end: ProgramEnd) =>
  new EmbeddedPostgresError(
    'binaries',
    `The PostgreSQL programs in ${native} do not run (${end.said.trim().split('\n')[0] || end.code}); install the packages again, or set DATABASE_URL to a PostgreSQL server.`,
  );
