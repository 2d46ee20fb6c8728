import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { isUnavailable } from '#adapters/db/database-errors.ts';
import type { Pulse } from '#adapters/db/pulse.ts';
import type { SpaceWatch } from '#adapters/disk/space-watch.ts';
import type { processLog } from '#adapters/log/process-log.ts';
import { TooBusy } from '#adapters/passwords/few-at-once.ts';
import type { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import { registerBoardingKeys } from '#http/boarding/boarding-keys.ts';
import { registerBoardingWorker } from '#http/boarding/boarding-worker.ts';
import { registerCardFrame } from '#http/card-frame/register-card-frame.ts';
import type { ConnectionDrain } from '#http/connection-drain.ts';
import { registerFeed } from '#http/feed/register-feed.ts';
import { registerRealtime } from '#http/feed/register-realtime.ts';
import { registerTimetableCalendar } from '#http/feed/register-timetable-calendar.ts';
import { registerHealth } from '#http/health.ts';
import { registerInvoiceFiles } from '#http/invoices/register-invoice-files.ts';
import { BUDGETS } from '#http/limits/budgets.ts';
import { limited } from '#http/limits/limit-calls.ts';
import { registerLimits } from '#http/limits/limit-requests.ts';
import { createRateLimiter, type RequestLimits } from '#http/limits/rate-limiter.ts';
import { registerOpenApi } from '#http/openapi/register-openapi.ts';
import { pausedWhile } from '#http/pause-sales.ts';
import type { SharedPages } from '#http/shared-pages.ts';
import { registerSitemap } from '#http/sitemap.ts';
import { registerServiceWorker } from '#http/register-service-worker.ts';
import { createServer } from '#http/server.ts';
import { registerFiles } from '#http/site-files.ts';
import { counted } from '#http/statistics/count-calls.ts';
import { registerWebhook } from '#http/webhooks/register-webhook.ts';
import { registerWidget } from '#http/widget/register-widget.ts';
import type { Instant } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { outwardAuthorizations, provingItself } from '#main/accounts/outward-authorizations.ts';
import type { Wallets } from '#main/accounts/wallets.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Environment, OpenpayConfig } from '#main/config/config.ts';
import { recaptchaOf } from '#main/config/recaptcha-config.ts';
import { elsewhereOf } from '#main/config/services-config.ts';
import { flushEvery } from '#main/flush-every.ts';
import type { builtPages } from '#main/pages.ts';
import { unreadyOf } from '#main/readiness.ts';
import { siteIcons, socialPictures } from '#main/site-icons.ts';
import type { Wired } from '#main/wire-up.ts';
import type { Brand } from '#web/brand.ts';

export interface ServerParts {
  readonly env: Environment;
  readonly brand: Brand;
  /** Public scheme, host and port of the site. */
  readonly origin: string;
  readonly secret: string;
  readonly now: () => Instant;
  readonly pages: Awaited<ReturnType<typeof builtPages>>;
  /** Files at the root of the site, by path. */
  readonly files: Parameters<typeof registerFiles>[0];
  /** The carrier's sign as SVG. */
  readonly icon: Parameters<typeof siteIcons>[0];
  readonly wired: Wired;
  /** Absent: each page is drawn for its visitor. */
  readonly sharedPages?: SharedPages | undefined;
  readonly openpay: OpenpayConfig | undefined;
  readonly wallets: Wallets | undefined;
  readonly testMode: boolean;
  readonly codes: ReturnType<typeof boardingCodes>;
  readonly drain: ConnectionDrain;
  readonly pulse: Pulse;
  readonly space: SpaceWatch;
  /** Absent: counted in this process. */
  readonly limits?: RequestLimits | undefined;
  readonly log: ReturnType<typeof processLog>;
  readonly report: (problem: unknown) => void;
  readonly onOpen: (shut: () => Promise<unknown>) => void;
}

/** The server of a process that only does jobs: whether it is alive and ready, for its supervisor. */
export async function workerServer({ drain, pulse, space }: ServerParts): Promise<FastifyInstance> {
  const server = Fastify();
  drain.register(server);
  // Jobs do not need a timetable on sale.
  registerHealth(server, unreadyOf({ drain, pulse, space, isOnSale: async () => true }));
  return server;
}

/** The server of a process that sells: pages, calls and files, within their limits. */
export function siteServer(parts: ServerParts): Promise<FastifyInstance> {
  const { env, brand, origin, secret, now, pages, files, icon, wired, openpay, wallets, testMode } = parts;
  const { codes, drain, pulse, space, log, report, onOpen } = parts;
  onOpen(flushEvery(wired.tally));
  const limiter = parts.limits ?? createRateLimiter({ clock: now, factor: env.RATE_LIMIT_FACTOR, budgets: BUDGETS });
  const { whileAnswering } = pulse;
  return createServer({
    handlers: wired.handlers.map(pausedWhile(space.isShort)).map(limited(limiter)).map(counted(wired.tally)),
    tally: wired.tally,
    answerPage: pages.createAnswerPage({ brand, testMode, assets: pages.assets }),
    assets: pages.files,
    sharedPages: parts.sharedPages,
    elsewhere: provingItself(elsewhereOf(env), outwardAuthorizations(env, { log: log.event })),
    origin: () => origin,
    secret,
    hasRecaptcha: recaptchaOf(env) !== undefined,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (env.ANDEN_ENV === 'production' ? 'info' : 'warn'),
    logTo: log.requests,
    now,
    report,
    isBusy,
    whileAnswering,
    unready: unreadyOf({ drain, pulse, space, isOnSale: wired.isOnSale }),
    register: [
      drain.register,
      registerLimits(limiter),
      registerOpenApi({
        routes: wired.handlers.map(({ route }) => route),
        title: brand.name,
        version: pages.assets.version,
        origin,
      }),
      registerBoardingKeys(codes.keys),
      registerBoardingWorker,
      registerFiles(files),
      registerSitemap(pages.SITE_MAP, async () =>
        pages.siteMap(origin, pages.ROUTES, {
          today: dateInZone(now(), CARRIER_ZONE),
          built: dateInZone(pages.builtAt, CARRIER_ZONE),
          published: await wired.publishedContent(),
          roots: await wired.rootLandings(),
        }),
      ),
      registerSitemap(pages.PLACE_MAP, async () => {
        const network = await wired.listNetwork();
        if (!network.ok) return undefined;
        const today = dateInZone(now(), CARRIER_ZONE);
        return pages.placeMap(origin, network.value, {
          today,
          stops: await wired.describedStops(),
          outings: await wired.describedOutings(),
        });
      }),
      registerFiles(siteIcons(icon)),
      registerFiles(socialPictures()),
      registerFeed({ exportFeed: (at) => whileAnswering(() => wired.exportFeed(at)), now }),
      registerRealtime({ realtimeFile: (...asked) => whileAnswering(() => wired.realtimeFile(...asked)), now }),
      registerTimetableCalendar({
        listRunsToCome: (pair, at) => whileAnswering(() => wired.listRunsToCome(pair, at)),
        carrier: brand.name,
        origin,
        now,
      }),
      registerWidget({
        carrier: brand,
        listNetwork: () => whileAnswering(wired.listNetwork),
        now,
        zone: CARRIER_ZONE,
        isSecure: origin.startsWith('https:'),
      }),
      registerInvoiceFiles({
        downloadInvoice: (...asked) => whileAnswering(() => wired.downloadInvoice(...asked)),
        now,
        isSecure: origin.startsWith('https:'),
      }),
      registerServiceWorker(new URL(env.SERVICE_WORKER === 'on' ? 'sw.js' : 'sw-off.js', pages.root)),
      ...wired.webhooks.map(({ path, webhook }) =>
        registerWebhook(path, (request) => whileAnswering(() => webhook(request)).catch(() => 503)),
      ),
      ...(wallets?.register ?? []),
      ...(openpay ? [registerCardFrame({ ...openpay, sandbox: isSandbox(openpay.apiUrl) }, () => origin)] : []),
    ],
  });
}

/** The machine cannot do it now, and could later. */
export function isBusy(problem: unknown): boolean {
  return isUnavailable(problem) || problem instanceof TooBusy;
}

/**
 * The provider's script has two hosts and selects one by the flag: it must be the one our server calls, whatever the
 * environment.
 */
function isSandbox(apiUrl: string): boolean {
  return !new URL(apiUrl).hostname.startsWith('api.');
}
