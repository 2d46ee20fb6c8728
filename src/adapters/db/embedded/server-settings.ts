/** Above every pool of this program together, small enough for a laptop. */
const MAX_CONNECTIONS = 100;

/**
 * Given on the command line at each start, so that a cluster made by an older release follows the program.
 * What makes an acknowledged sale safe (fsync, full_page_writes, synchronous_commit) is said although it is the
 * default: an edited postgresql.conf must not switch it off unnoticed.
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
  // After a crash no more than a minute's work is done again: nobody can buy meanwhile.
  checkpoint_timeout: '60s',
  // One call makes what a dead server left in the system's memory lasting; else each of a thousand files is opened, for seconds.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // Short statements only: compiling them costs more than running them.
  jit: 'off',
  // One machine, no standby: fewer processes, less memory.
  io_method: 'sync',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/** The server's arguments. */
export const serverArguments = (cluster: string, socketDirectory: string): string[] => [
  '-D',
  cluster,
  '-k',
  socketDirectory,
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
