import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteData } from './own-site.ts';

export const REASON = 'Falla mecánica';

/** The operator's command, with the running site. */
export const recordDelay = (departure: string, ...said: string[]) =>
  promisify(execFile)(process.execPath, ['src/main/cli/delay.ts', departure, '--reason', REASON, ...said], {
    env: { ...process.env, ANDEN_DATA_DIR: siteData() },
  });
