import { cachedPage, isEnglish, offlinePageFor } from '#web/service-worker/cached-pages.ts';
import type { Fetching } from '#web/service-worker/worker-scope.ts';
import { dropOldTickets } from '#web/ticketing/ticket-store.ts';
import { AWAY } from '#wire/away.ts';
import * as paths from '#wire/page-paths.ts';

/** After this long the network counts as unavailable: the traveller may be at the bus. */
const MAX_WAIT_MS = 4_000;

const KEPT_TICKETS = new RegExp(`^(${Object.values(paths.myTickets).join('|')})/?$`);
/** Pages with current tickets: if they cannot be loaded, the saved tickets are shown. */
const LIVE_TICKETS = new RegExp(
  `^(${Object.values(paths.reservationFlow).join('|')})/boletos/?$|^(${Object.values(paths.itineraryFlow).join('|')})(/|$)`,
);
/** The same of vouchers, saved and current. */
const KEPT_VOUCHERS = new RegExp(`^(${Object.values(paths.myVouchers).join('|')})/?$`);
const LIVE_VOUCHERS = new RegExp(`^(${Object.values(paths.vouchers).join('|')})/?$`);

/**
 * Fetches a page from the network, always. Only without a network: the saved tickets, or the offline page. While the
 * site is away, what a traveller at the bus needs is also the saved tickets.
 */
export async function answerNavigation({ request, preloadResponse }: Fetching): Promise<Response> {
  const url = new URL(request.url);
  const live = (async () => (await preloadResponse) ?? fetch(request))();
  const isKept = KEPT_TICKETS.test(url.pathname) || KEPT_VOUCHERS.test(url.pathname);
  const first = isKept ? Promise.race([live, ticketsIfSlow(url, live)]) : live;
  try {
    const response = await first;
    return (AWAY.includes(response.status) && (await ticketsWhileAway(url, isKept))) || response;
  } catch {
    return (await ticketsFor(url)) ?? (await offlinePageFor(url)) ?? Response.error();
  }
}

async function ticketsIfSlow(url: URL, live: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
  });
  return (await ticketsFor(url)) ?? live;
}

/** A page with current tickets says itself that it cannot show them, unless some are saved. */
const ticketsWhileAway = async (url: URL, isKept: boolean): Promise<Response | undefined> =>
  isKept || (await dropOldTickets(Date.now())) ? ticketsFor(url) : undefined;

async function ticketsFor(url: URL): Promise<Response | undefined> {
  const { pathname } = url;
  const ofVouchers = KEPT_VOUCHERS.test(pathname) || LIVE_VOUCHERS.test(pathname);
  if (!ofVouchers && !KEPT_TICKETS.test(pathname) && !LIVE_TICKETS.test(pathname)) return undefined;
  return cachedPage((ofVouchers ? paths.myVouchers : paths.myTickets)[isEnglish(url) ? 'en' : 'es']);
}
