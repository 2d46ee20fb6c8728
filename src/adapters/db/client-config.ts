import type pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { DatabaseTarget } from './connection.ts';

/** Settings of one session, sent with the connection request, so without a round trip. */
export type SessionSettings = Readonly<Record<string, string>>;

/** The driver's configuration with these settings; those in a URL's own `options` come later and win. */
export const clientConfig = (target: DatabaseTarget, settings: SessionSettings): pg.ClientConfig => {
  const options = Object.entries({ TimeZone: 'UTC', ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const common = { types: columnTypes, keepAlive: true };
  if (typeof target !== 'string') return { ...common, ...target, options };
  return { ...common, connectionString: withOptions(target, options) };
};

const withOptions = (databaseUrl: string, ours: string): string => {
  const url = new URL(databaseUrl);
  const theirs = url.searchParams.get('options');
  url.searchParams.set('options', theirs ? `${ours} ${theirs}` : ours);
  return url.href;
};
