import { readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { failedWith } from './embedded-postgres-error.ts';

type Link = { readonly source: string; readonly target: string };

/**
 * Creates the shared-library links that the package's install script would have created: npm does not pack links, and
 * `--ignore-scripts` skips the script. Returns false when the place cannot be written.
 */
export const makeLibraryLinks = async (native: string): Promise<boolean> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: readonly Link[] = JSON.parse(list);
  const made = await Promise.all(links.map((link) => makeLink(dirname(native), link)));
  return made.every(Boolean);
};

const makeLink = async (root: string, { source, target }: Link): Promise<boolean> => {
  try {
    await symlink(basename(source), join(root, target));
    return true;
  } catch (error) {
    if (failedWith(error, 'EEXIST')) return true;
    if (failedWith(error, 'EROFS', 'EACCES', 'EPERM')) return false;
    throw error;
  }
};
