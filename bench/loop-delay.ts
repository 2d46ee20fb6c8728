// Loaded into the process of a site before its own program (`--import`): answers on a local port with the delay of its
// event loop since it was last asked.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds of delay beyond the sampler's own interval. */
export interface LoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const INTERVAL_MS = 1;
const NANOSECONDS = 1e6;

const file = process.env['BENCH_LOOP_FILE'];
// Child processes and threads inherit the variable and the option.
if (file && isMainThread && /\/program\.[jt]s$/.test(process.argv[1] ?? '')) {
  const delay = monitorEventLoopDelay({ resolution: INTERVAL_MS });
  delay.enable();
  const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - INTERVAL_MS);
  const server = createServer((_, response) => {
    const told: LoopDelay = {
      p50: beyond(delay.percentile(50)),
      p99: beyond(delay.percentile(99)),
      max: beyond(delay.max),
    };
    delay.reset();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  });
  server.listen(0, '127.0.0.1', () => writeFileSync(file, String((server.address() as AddressInfo).port)));
  server.unref();
}
