import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failedWith, notWritable } from './embedded-postgres-error.ts';

/**
 * Makes a directory and those above it. Node's own `recursive` says ENOENT on a read-only disk and never ends in a
 * file system that makes no directories (/proc).
 */
export const makeDirectory = async (path: string, mode: number): Promise<void> => {
  if (await makeOne(path, mode)) return;
  await makeDirectory(dirname(path), 0o755);
  if (!(await makeOne(path, mode))) throw notWritable(path);
};

/** False where the directory above it is missing. */
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
