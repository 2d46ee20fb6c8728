import type { DatabaseTarget } from '#adapters/db/connection.ts';

/** A database as passed to a separate program. */
export const databaseUrl = (target: DatabaseTarget): string =>
  typeof target === 'string'
    ? target
    : `postgres://${target.user}@localhost/${target.database}?host=${encodeURIComponent(target.host)}&port=${target.port}`;
