import type { Pool } from '#adapters/db/pool.ts';
import type { ServerDeps } from '#http/server.ts';
import { registerTimetableCalendar } from '#http/feed/register-timetable-calendar.ts';
import { registerFeed } from '#http/feed/register-feed.ts';
import { registerOpenApi } from '#http/openapi/register-openapi.ts';
import { counted } from '#http/statistics/count-calls.ts';
import { registerSitemap } from '#http/sitemap.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { registerFiles } from '#http/site-files.ts';
import { plainPages } from '#testing/drawn-page.ts';
import { registerWidget } from '#http/widget/register-widget.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_PACKAGES } from '#main/costera-internet.ts';
import { COSTERA_LOUNGES } from '#main/costera-lounges.ts';
import type { MoreOnSale } from '#main/rooms/more.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import type { PayingSale } from '#testing/paying-sale.ts';
import { ROUTES } from '#web/routes.ts';
import { siteFiles } from '#web/site-files.ts';
import { PLACE_MAP, placeMap, SITE_MAP, siteMap } from '#web/site-map.ts';

/** The whole site over real HTTP, wired as in production: pages, calls and files. `suppliers`: of tours and adventures. */
export async function openPages(
  pool: Pool,
  sale: PayingSale,
  change: Partial<ServerDeps> = {},
  suppliers: Pick<MoreOnSale, 'tours' | 'adventures'> = {},
) {
  const wired = wireSite(
    pool,
    { sale },
    { more: { internet: { packages: COSTERA_PACKAGES }, lounges: COSTERA_LOUNGES, ...suppliers } },
  );
  const { handlers, exportFeed, listNetwork, listRunsToCome, publishedContent, rootLandings, tally } = wired;
  const today = dateInZone(sale.now, CARRIER_ZONE);
  const site = openSite(sale, (origin) => ({
    handlers: handlers.map(counted(tally)),
    tally,
    answerPage: plainPages,
    register: [
      registerFiles(siteFiles({ brand: COSTERA, origin, now: sale.now })),
      registerFeed({ exportFeed, now: () => sale.now }),
      registerTimetableCalendar({ listRunsToCome, carrier: COSTERA.name, origin, now: () => sale.now }),
      registerWidget({ carrier: COSTERA, listNetwork, now: () => sale.now, zone: CARRIER_ZONE, isSecure: false }),
      registerSitemap(SITE_MAP, async () =>
        siteMap(origin, ROUTES, {
          today,
          built: today,
          published: await publishedContent(),
          roots: await rootLandings(),
        }),
      ),
      registerSitemap(PLACE_MAP, async () => {
        const network = await listNetwork();
        if (!network.ok) return undefined;
        const [stops, outings] = await Promise.all([wired.describedStops(), wired.describedOutings()]);
        return placeMap(origin, network.value, { today, stops, outings });
      }),
      registerOpenApi({ routes: handlers.map(({ route }) => route), title: COSTERA.name, version: 'v1', origin }),
    ],
    ...change,
  }));
  return { ...(await site), tally };
}
