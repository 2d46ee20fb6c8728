import { readFileSync } from 'node:fs';
import type { BenchSite } from './site.ts';

/** Memory of a site's own process that is in use, its threads included and its database not; Linux only. */
export function residentMB({ process: { pid } }: Pick<BenchSite, 'process'>): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
