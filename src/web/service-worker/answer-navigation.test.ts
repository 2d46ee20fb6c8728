import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fetching } from '#web/service-worker/worker-scope.ts';
import { SAVED_VERSION } from '#web/ticketing/saved-tickets.ts';
import { TICKET_CACHE } from '#web/ticketing/ticket-store.ts';
import * as paths from '#wire/page-paths.ts';

vi.hoisted(() => {
  const BUILT = { version: '1', assets: [], voucherAssets: [], english: ['/my-tickets', '/itinerary', '/reservation'] };
  vi.stubGlobal('BUILT', BUILT);
});
const { answerNavigation } = await import('#web/service-worker/answer-navigation.ts');

const SITE = 'https://site.example';
/** Of a build and of the device: bodies by address. */
let pages: Map<string, string>;
let tickets: Map<string, string>;

const stored = (bodies: Map<string, string>) => ({
  match: async (address: string) => (bodies.has(address) ? new Response(bodies.get(address)) : undefined),
  keys: async () => [...bodies.keys()],
  delete: async (address: string) => bodies.delete(address),
});

/** Tickets as they are saved, as far as it is decided by them whether they are still shown. */
const SAVED = JSON.stringify({ version: SAVED_VERSION, code: 'COSTA12345', until: Date.now() + 86_400_000 });

beforeEach(() => {
  pages = new Map([
    [paths.myTickets.es, 'saved'],
    [paths.myTickets.en, 'saved, in English'],
    [paths.myVouchers.es, 'saved vouchers'],
    [paths.offline.es, 'offline'],
  ]);
  tickets = new Map([[`${paths.myTickets.es}/COSTA12345`, SAVED]]);
  vi.stubGlobal('caches', { open: async (name: string) => stored(name === TICKET_CACHE ? tickets : pages) });
});

/** The status and the body of what is shown after this answer of the network; undefined: there is none. */
async function shown(path: string, status: number | undefined) {
  const live = status === undefined ? Promise.reject(new Error('no network')) : new Response('live', { status });
  const asked = { request: { url: SITE + path }, preloadResponse: Promise.resolve(live) };
  const answer = await answerNavigation(asked as unknown as Fetching);
  return [answer.status, await answer.text()];
}

const LIVE = [
  [paths.myTickets.es, 'saved'],
  [`${paths.reservationFlow.es}/boletos`, 'saved'],
  [`${paths.itineraryFlow.en}/COSTA12345`, 'saved, in English'],
  [`${paths.vouchers.es}?code=COSTA12345`, 'saved vouchers'],
] as const;

describe.each([502, 503, 504])('while %i is answered', (status) => {
  test.each(LIVE)('%s shows what is saved', async (path, saved) => {
    expect(await shown(path, status)).toEqual([200, saved]);
  });

  test('a page with current tickets says so on a device that has none saved', async () => {
    tickets.clear();
    expect(await shown(`${paths.itineraryFlow.es}/COSTA12345`, status)).toEqual([status, 'live']);
    expect(await shown(paths.myTickets.es, status)).toEqual([200, 'saved']);
  });

  test('a device that never had any, and a page of a sale, show the answer', async () => {
    expect(await shown('/', status)).toEqual([status, 'live']);
    pages.clear();
    expect(await shown(paths.myTickets.es, status)).toEqual([status, 'live']);
  });
});

test.each([200, 404, 410, 500])('the answer %i is shown', async (status) => {
  expect(await shown(`${paths.itineraryFlow.es}/COSTA12345`, status)).toEqual([status, 'live']);
});

test('without a network the saved tickets are shown, and elsewhere that there is none', async () => {
  expect(await shown(paths.myTickets.es, undefined)).toEqual([200, 'saved']);
  expect(await shown('/', undefined)).toEqual([200, 'offline']);
});
