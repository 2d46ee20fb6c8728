import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** More than all pools of this program together, small enough for a laptop. */
const MAX_CONNECTIONS = 100;

/**
 * Passed on the command line at each start, so that a cluster created by an older release uses the program's settings.
 * The settings that make an acknowledged sale durable (fsync, full_page_writes, synchronous_commit) are explicit
 * although they are the defaults: an edited postgresql.conf must not disable them unnoticed.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: String(MAX_CONNECTIONS),
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // Limits crash recovery to a minute's work, because nothing can be sold during it.
  checkpoint_timeout: '60s',
  // One call flushes what a dead server left in the page cache; otherwise each of a thousand files is opened, which
  // takes seconds.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // Only short statements: compiling them costs more than executing them.
  jit: 'off',
  // One machine without a standby: fewer processes, less memory.
  io_method: 'sync',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/**
 * For a cluster that is removed after use: its shared memory is files of the cluster. Elsewhere a server that was killed
 * leaves it to the machine until its next start, which a removed cluster does not have.
 */
const TEMPORARY: Readonly<Record<string, string>> = { dynamic_shared_memory_type: 'mmap' };

/** The server's arguments. */
export const serverArguments = (cluster: string, socketDirectory: string): string[] => {
  const isTemporary = cluster.startsWith(join(tmpdir(), '/'));
  const settings = { ...SETTINGS, ...(isTemporary && TEMPORARY) };
  return [
    '-D',
    cluster,
    '-k',
    socketDirectory,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
};
