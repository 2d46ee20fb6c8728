import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failedWith, notWritable } from './embedded-postgres-error.ts';

/**
 * Creates a directory and its parents. Node's own `recursive` reports ENOENT on a read-only disk, and loops forever in
 * a file system that cannot create directories (/proc).
 */
export const makeDirectory = async (path: string, mode: number): Promise<void> => {
  if (await makeOne(path, mode)) return;
  await makeDirectory(dirname(path), 0o755);
  if (!(await makeOne(path, mode))) throw notWritable(path);
};

/** False when the parent directory is missing. */
const makeOne = async (path: string, mode: number): Promise<boolean> => {
  try {
    await mkdir(path, { mode });
    return true;
  } catch (error) {
    if (failedWith(error, 'EEXIST')) return true;
    if (failedWith(error, 'ENOENT')) return false;
    throw error;
  }
};
