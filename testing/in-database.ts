import type { DatabaseTarget } from '#adapters/db/connection.ts';

/** The same server, another database. */
export const inDatabase = (target: DatabaseTarget, database: string): DatabaseTarget => {
  if (typeof target !== 'string') return { ...target, database };
  const url = new URL(target);
  url.pathname = `/${database}`;
  return url.href;
};
