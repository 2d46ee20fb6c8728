import type { ConstructorOptions, Queue, WorkOptions } from 'pg-boss';

/** pg-boss creates and migrates its own schema, apart from ours. */
const SCHEMA = 'pgboss';
const CONNECTIONS = 3;
/** Queries to a frozen server are abandoned after this long. */
const MAX_QUERY_MS = 30_000;
const MAX_WAIT_MS = 5_000;

/** A job without a heartbeat for this long is considered dead. This is the minimum pg-boss allows. */
const HEARTBEAT_S = 10;
/** How often dead jobs are looked for. */
const LOOK_AFTER_S = 5;

/** Maximum duration of a job; its providers and queries have shorter limits. */
const MAX_RUN_S = 300;

/**
 * A failed job is retried after 1, 2, 4 … 60 seconds, for about a quarter of an hour; then it waits for its next
 * scheduled run.
 */
const RETRIES = 20;
const FIRST_RETRY_S = 1;
const MAX_RETRY_S = 60;

const KEPT_S = 3_600;
const CLEAN_UP_S = 300;

export const bossSettings = (connection: object, lookAfterSeconds = LOOK_AFTER_S): ConstructorOptions => {
  // In a variable, because the driver has settings that pg-boss's types lack.
  const settings = {
    application_name: 'anden-jobs',
    max: CONNECTIONS,
    connectionTimeoutMillis: MAX_WAIT_MS,
    query_timeout: MAX_QUERY_MS,
    ...connection,
    schema: SCHEMA,
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
    maintenanceIntervalSeconds: CLEAN_UP_S,
    // Our jobs have no dependencies on each other.
    flowIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
    // LISTEN/NOTIFY does not work through a transaction pooler; each process notifies its own workers.
    useListenNotify: false,
  };
  return settings;
};

/** For a process that does no jobs: neither schedules nor dead jobs are its business. */
export const LEFT_TO_OTHERS = { supervise: false, schedule: false } satisfies ConstructorOptions;

/** At most one run of a job is queued or executing, over all processes. */
export const POLICY = 'exclusive';

export const QUEUE: Omit<Queue, 'name' | 'policy'> = {
  retryLimit: RETRIES,
  retryDelay: FIRST_RETRY_S,
  retryBackoff: true,
  retryDelayMax: MAX_RETRY_S,
  expireInSeconds: MAX_RUN_S,
  heartbeatSeconds: HEARTBEAT_S,
  deleteAfterSeconds: KEPT_S,
};

/** A process notifies its own workers; polling only finds work left by other processes. */
export const WORKER = { pollingIntervalSeconds: 2, batchSize: 1 } satisfies WorkOptions;
