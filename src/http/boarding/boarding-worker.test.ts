import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BOARDING_WORKER_SCRIPT } from '#http/boarding/boarding-worker.ts';

const BUS = 'https://site.example/operation/boarding?bus=1';

interface Asked {
  readonly request: { readonly method: string; readonly mode: string; readonly url: string };
  respondWith(answer: Promise<Response>): void;
}

/** The worker, with the page of a bus kept unless there is none, behind a network that answers so; undefined: none. */
async function shown(status: number | undefined, kept: string | undefined) {
  const page = kept === undefined ? undefined : new Response(kept, { headers: { date: new Date().toUTCString() } });
  const cache = {
    keys: async () => (page ? [BUS] : []),
    match: async () => page?.clone(),
    put: async () => {},
    delete: async () => true,
  };
  const listeners = new Map<string, (event: Asked) => void>();
  runInNewContext(BOARDING_WORKER_SCRIPT, {
    addEventListener: (name: string, hear: (event: Asked) => void) => listeners.set(name, hear),
    caches: { open: async () => cache, delete: async () => true },
    fetch: async () => {
      if (status === undefined) throw new Error('no network');
      return new Response('live', { status });
    },
    location: new URL(BUS),
    URL,
    AbortController,
    setTimeout,
    clearTimeout,
    Date,
  });
  const answer = new Promise<Response>((resolve) => {
    listeners.get('fetch')!({ request: { method: 'GET', mode: 'navigate', url: BUS }, respondWith: resolve });
  });
  return (await answer).text();
}

test.each([undefined, 502, 503, 504])(
  'the page of a bus as last seen is shown where the network says %s',
  async (status) => {
    expect(await shown(status, 'kept')).toBe('kept');
  },
);

test.each([200, 404, 500])('the answer %i is shown', async (status) => {
  expect(await shown(status, 'kept')).toBe('live');
});

test.each([502, 503, 504])('the answer %i is shown where no page is kept', async (status) => {
  expect(await shown(status, undefined)).toBe('live');
});
