import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConnectionDrain, MAX_ARRIVAL_MS, MAX_DRAIN_MS } from '#http/connection-drain.ts';
import { handler } from '#http/handler.ts';
import { ARRIVAL, type ServerDeps } from '#http/server.ts';
import { openSite } from '#testing/http/open-site.ts';
import { ok } from '#kernel/result.ts';
import { onTime } from '#testing/on-time.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { getOrigins } from '#wire/websale.ts';

/** The real limits, scaled down to a tenth or less. */
const SHORT = { longestHeaders: 500, longestRequest: 1_000, lookEvery: 100 };
/** On a busy machine, a check that runs ten times a second may be late. */
const LATE_MS = onTime(1_500);

let database: TestDatabase;
let sale: PayingSale;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
});
afterAll(() => database.drop());

interface Line {
  readonly socket: Socket;
  said(): string;
  /** Milliseconds from the first byte until the connection is closed. */
  readonly closed: Promise<number>;
}

/** A raw connection on which bytes can be sent as slowly as the test likes. */
function dial(origin: string): Line {
  const since = performance.now();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - since)));
  return { socket, said: () => said, closed };
}

/** Sends a byte now and then until the server stops reading. */
async function drip({ socket }: Line): Promise<void> {
  while (!socket.destroyed) {
    socket.write('x');
    await pause(50);
  }
}

const POST = (length: number) =>
  `POST /api/websale/reservation/create HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

const withSite = async (
  deps: Partial<ServerDeps>,
  use: (site: Awaited<ReturnType<typeof openSite>>) => Promise<void>,
) => {
  const site = await openSite(sale, deps);
  try {
    await use(site);
  } finally {
    await site.close();
  }
};

test('the limits are those that the documents name', () => {
  expect(ARRIVAL).toEqual({ longestHeaders: 10_000, longestRequest: 15_000, lookEvery: 1_000 });
});

test('headers that drip are cut off at their limit', async () => {
  await withSite({ arrival: SHORT }, async ({ origin }) => {
    const line = dial(origin);
    line.socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
    void drip(line);
    expect(await line.closed).toBeLessThan(SHORT.longestHeaders + LATE_MS);
    expect(line.said()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a body that drips is cut off at its limit, though bytes still come', async () => {
  await withSite({ arrival: SHORT }, async ({ origin, problems }) => {
    const line = dial(origin);
    line.socket.write(POST(1_000));
    void drip(line);
    expect(await line.closed).toBeLessThan(SHORT.longestRequest + LATE_MS);
    expect(line.said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(problems).toEqual([]);
  });
});

test('control: what arrives in time is answered', async () => {
  await withSite({ arrival: SHORT }, async ({ origin }) => {
    const line = dial(origin);
    line.socket.write(`${POST(2)}{`);
    await pause(300);
    line.socket.write('}');
    await expect.poll(() => line.said()).toMatch(/^HTTP\/1\.1 422 /);
    line.socket.destroy();
  });
});

/** A call that is answered when the test says so. */
function slowCall() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const handlers = [
    handler(getOrigins, async () => {
      await promise;
      return ok({ origins: [], destinations: {} });
    }),
  ];
  return { handlers, answer: resolve };
}

test('a server that stops finishes what was asked, refuses what is new, says so to probes and closes', async () => {
  const drain = createConnectionDrain();
  const { handlers, answer } = slowCall();
  const unready = async () => (drain.isClosing() ? (['stopping'] as const) : []);
  await withSite({ handlers, unready, register: [drain.register] }, async ({ origin, problems }) => {
    const asked = fetch(`${origin}/api/websale/reservation/origins`);
    await pause(100);
    const closing = drain.close();
    const probe = await fetch(`${origin}/readyz`);
    expect([probe.status, await probe.json()]).toEqual([503, { status: 'not ready', because: ['stopping'] }]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const call = await fetch(`${origin}/api/websale/reservation/origins`);
    expect([call.status, call.headers.get('retry-after'), call.headers.get('connection')]).toEqual([503, '5', 'close']);
    const page = await fetch(origin, { headers: { accept: 'text/html', cookie: 'lang=en' } });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('not available right now')]);
    answer();
    expect((await asked).status).toBe(200);
    await closing;
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow('fetch failed');
    expect(problems).toEqual([]);
  });
});

test('half a body, half a header and an idle line hold no server up', async () => {
  const drain = createConnectionDrain();
  await withSite({ register: [drain.register] }, async ({ origin }) => {
    const half = dial(origin);
    half.socket.write(`${POST(1_000)}{`);
    const header = dial(origin);
    header.socket.write('GET / HTTP/1.1\r\nhost: a\r\n');
    const idle = dial(origin);
    await pause(100);
    const since = performance.now();
    await drain.close();
    await Promise.all([half.closed, header.closed, idle.closed]);
    expect(performance.now() - since).toBeLessThan(MAX_ARRIVAL_MS + LATE_MS);
  });
});

test('a call that never ends holds a server up no longer than said', async () => {
  const drain = createConnectionDrain();
  const { handlers } = slowCall();
  await withSite({ handlers, register: [drain.register] }, async ({ origin }) => {
    const asked = fetch(`${origin}/api/websale/reservation/origins`).catch(() => 'cut off');
    await pause(100);
    const since = performance.now();
    await drain.close();
    expect(performance.now() - since).toBeLessThan(MAX_DRAIN_MS + LATE_MS);
    expect(await asked).toBe('cut off');
  });
});
