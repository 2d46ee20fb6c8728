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
