import type { ConstructorOptions, Queue, WorkOptions } from 'pg-boss';

/** The queue's tables live apart from ours, and are made and brought up to date by it. */
const SCHEMA = 'pgboss';
const CONNECTIONS = 3;
/** A frozen server is given up on after this long. */
const MAX_QUERY_MS = 30_000;
const MAX_WAIT_MS = 5_000;

/** A process that says nothing of its job for so long has died. Less cannot be had. */
const HEARTBEAT_S = 10;
/** How often somebody looks for such jobs. */
const LOOK_AFTER_S = 5;

/** No job runs for longer; its provider and its queries have shorter limits of their own. */
const MAX_RUN_S = 300;

/** A failed job is tried after 1, 2, 4 … 60 seconds, for about a quarter of an hour; then its next time comes. */
const RETRIES = 20;
const FIRST_RETRY_S = 1;
const MAX_RETRY_S = 60;

const KEPT_S = 3_600;
const CLEAN_UP_S = 300;

export const bossSettings = (connection: object, lookAfterSeconds = LOOK_AFTER_S): ConstructorOptions => {
  // In a name of its own: the driver knows settings that the queue's types do not.
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
    // Nothing of ours depends on another job.
    flowIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
    // Notices do not pass a pooler of transactions; a process wakes its own workers.
    useListenNotify: false,
  };
  return settings;
};

/** One job of a name is queued or running, wherever: a slow one is not joined by a second. */
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

/** A worker is woken for what its own process asks for; it looks by itself only for what others left. */
export const WORKER = { pollingIntervalSeconds: 2, batchSize: 1 } satisfies WorkOptions;
