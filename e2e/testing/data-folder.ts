import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * An empty folder for a site's data, accessible to a database started by root: otherwise the database would put its
 * cluster elsewhere, where nothing removes it.
 */
export async function newDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `anden-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}
