import type { DatabaseTarget } from '#adapters/db/connection.ts';

/** A database as it is named to a program of its own. */
export const databaseUrl = (target: DatabaseTarget): string =>
  typeof target === 'string'
    ? target
    : `postgres://${target.user}@localhost/${target.database}?host=${encodeURIComponent(target.host)}&port=${target.port}`;
