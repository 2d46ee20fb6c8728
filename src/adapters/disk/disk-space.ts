import { statfs } from 'node:fs/promises';
import type { DiskSpace } from '#domain/operations/disk-space.ts';

/** The space of the file system that holds a path. Blocks reserved for root count neither as free nor in the total. */
export async function diskSpace(path: string): Promise<DiskSpace> {
  const { bsize, blocks, bfree, bavail } = await statfs(path);
  return { free: bavail * bsize, total: (blocks - bfree + bavail) * bsize };
}
