import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '#domain/operations/disk-space.ts';

/** The space of the file system that holds a path. What is kept back for root counts neither as free nor as there. */
export async function diskSpace(path: string): Promise<DiskSpace> {
  const { bsize, blocks, bfree, bavail } = await statfs(path);
  return { free: bavail * bsize, total: (blocks - bfree + bavail) * bsize };
}
