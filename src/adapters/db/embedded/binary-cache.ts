import { access, chmod, cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileFailure, failedWith } from './embedded-postgres-error.ts';
import { makeLibraryLinks } from './library-links.ts';
import { makeDirectory } from './make-directory.ts';

type CopyOrder = { readonly native: string; readonly cache: string; readonly version: string };

/**
 * Copies the binaries to where every account can read them and returns the copy's `native` directory. Its name includes
 * the version and appears by one rename, so an incomplete copy is never used and concurrent copies are harmless.
 */
export const copyBinaries = async ({ native, cache, version }: CopyOrder): Promise<string> => {
  const copy = join(cache, `postgresql-${version}`);
  const ready = join(copy, 'native');
  if (await isThere(ready)) return ready;
  try {
    await makeDirectory(cache, 0o755);
    const making = await mkdtemp(join(cache, '.making-'));
    await cp(native, join(making, 'native'), { recursive: true, filter: isNeeded, verbatimSymlinks: true });
    await makeLibraryLinks(join(making, 'native'));
    await openToRead(making);
    await rename(making, copy).catch(async (error: unknown) => {
      await rm(making, { recursive: true, force: true });
      if (!failedWith(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    });
    return ready;
  } catch (error) {
    throw explainFileFailure(error, cache);
  }
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Static libraries and headers are only for compilers. */
const isNeeded = (path: string): boolean => !/\.a$|\/pkgconfig$|\/pgxs$|\/include$/.test(path);

/** An installation under a strict umask leaves files that only their owner can read. */
const openToRead = async (directory: string): Promise<void> => {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await openToRead(path);
    if (entry.isFile()) await chmod(path, 0o755);
  }
};
