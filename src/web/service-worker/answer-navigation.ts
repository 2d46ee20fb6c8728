import { cachedPage } from '#web/service-worker/cached-pages.ts';
import type { Fetching } from '#web/service-worker/worker-scope.ts';
import * as paths from '#wire/page-paths.ts';

/** A line that answers nothing is none: somebody stands before the bus. */
const MAX_WAIT_MS = 4_000;

const KEPT_TICKETS = new RegExp(`^(${Object.values(paths.myTickets).join('|')})/?$`);
/** Tickets as they are now: where they cannot be had, their reader wants those that are kept. */
const LIVE_TICKETS = new RegExp(
  `^(${Object.values(paths.reservationFlow).join('|')})/boletos/?$|^(${Object.values(paths.itineraryFlow).join('|')})(/|$)`,
);
const ENGLISH = new RegExp(
  `^(${[paths.myTickets, paths.reservationFlow, paths.itineraryFlow].map(({ en }) => en).join('|')})`,
);

/**
 * A page as the network has it, always. Only where there is none: the kept tickets, or the word that there is no
 * network.
 */
export async function answerNavigation({ request, preloadResponse }: Fetching): Promise<Response> {
  const url = new URL(request.url);
  const live = (async () => (await preloadResponse) ?? fetch(request))();
  const first = KEPT_TICKETS.test(url.pathname) ? Promise.race([live, ticketsIfSlow(url, live)]) : live;
  return first.catch(async () => (await ticketsFor(url)) ?? (await cachedPage(paths.offline.es)) ?? Response.error());
}

async function ticketsIfSlow(url: URL, live: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
  });
  return (await ticketsFor(url)) ?? live;
}

async function ticketsFor({ pathname, searchParams }: URL): Promise<Response | undefined> {
  if (!KEPT_TICKETS.test(pathname) && !LIVE_TICKETS.test(pathname)) return undefined;
  const isEnglish = searchParams.get('lang') === 'en' || ENGLISH.test(pathname);
  return cachedPage(paths.myTickets[isEnglish ? 'en' : 'es']);
}
