import { MY_TICKETS, OFFLINE } from '#web/saved/addresses.ts';
import { cachedPage } from '#web/service-worker/cached-pages.ts';
import type { Fetching } from '#web/service-worker/worker-scope.ts';

/** A line that answers nothing is none: somebody stands before the bus. */
const MAX_WAIT_MS = 4_000;

const KEPT_TICKETS = new RegExp(`^(${Object.values(MY_TICKETS).join('|')})/?$`);
/** Tickets as they are now: where they cannot be had, their reader wants those that are kept. */
const LIVE_TICKETS = /^\/(reservacion|reservation)\/boletos\/?$|^\/(mi-reservacion|itinerary)(\/|$)/;
const ENGLISH = /^\/(my-tickets|reservation|itinerary)/;

/**
 * A page as the network has it, always. Only where there is none: the kept tickets, or the word that there is no
 * network.
 */
export async function answerNavigation({ request, preloadResponse }: Fetching): Promise<Response> {
  const url = new URL(request.url);
  const live = (async () => (await preloadResponse) ?? fetch(request))();
  const first = KEPT_TICKETS.test(url.pathname) ? Promise.race([live, ticketsIfSlow(url, live)]) : live;
  return first.catch(async () => (await ticketsFor(url)) ?? (await cachedPage(OFFLINE)) ?? Response.error());
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
  return cachedPage(MY_TICKETS[isEnglish ? 'en' : 'es']);
}
