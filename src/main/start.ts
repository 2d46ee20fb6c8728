import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { createPool } from '#adapters/db/pool.ts';
import { isDiskFull, isUnavailable } from '#adapters/db/database-errors.ts';
import { createPulse, type Pulse } from '#adapters/db/pulse.ts';
import { diskSpace } from '#adapters/disk/disk-space.ts';
import { type SpaceWatch, watchSpace } from '#adapters/disk/space-watch.ts';
import type { RunningJobs } from '#adapters/jobs/job.ts';
import { throttledReport } from '#adapters/jobs/throttled-report.ts';
import { processLog } from '#adapters/log/process-log.ts';
import { tellUncaught } from '#adapters/log/tell-uncaught.ts';
import { TooBusy } from '#adapters/passwords/few-at-once.ts';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import { voucherCodes } from '#adapters/secrets/voucher-codes.ts';
import { createConnectionDrain } from '#http/connection-drain.ts';
import { pausedWhile } from '#http/pause-sales.ts';
import { registerSitemap } from '#http/sitemap.ts';
import { registerFiles } from '#http/site-files.ts';
import { createServer } from '#http/server.ts';
import { registerBoardingKeys } from '#http/boarding/boarding-keys.ts';
import { registerBoardingWorker } from '#http/boarding/boarding-worker.ts';
import { registerCardFrame } from '#http/card-frame/register-card-frame.ts';
import { BUDGETS } from '#http/limits/budgets.ts';
import { limited } from '#http/limits/limit-calls.ts';
import { registerTimetableCalendar } from '#http/feed/register-timetable-calendar.ts';
import { registerFeed } from '#http/feed/register-feed.ts';
import { registerRealtime } from '#http/feed/register-realtime.ts';
import { registerInvoiceFiles } from '#http/invoices/register-invoice-files.ts';
import { registerLimits } from '#http/limits/limit-requests.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { counted } from '#http/statistics/count-calls.ts';
import { registerServiceWorker } from '#http/register-service-worker.ts';
import { registerOpenApi } from '#http/openapi/register-openapi.ts';
import { registerWidget } from '#http/widget/register-widget.ts';
import { registerWebhook } from '#http/webhooks/register-webhook.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { accountsOf, configuredAccounts } from '#main/accounts/accounts.ts';
import { invoicingTermsOf, openFormsOf } from '#main/config/invoicing-terms.ts';
import { createClosing } from '#main/closing.ts';
import { type Environment, readEnvironment } from '#main/config/config.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_ADDITIONS } from '#main/costera-additions.ts';
import { COSTERA_LOUNGES } from '#main/costera-lounges.ts';
import { loadDemoTravellers, withdrawDemoTravellers } from '#main/demo-travellers.ts';
import { flushEvery } from '#main/flush-every.ts';
import { freePort } from '#main/free-port.ts';
import { startWork } from '#main/jobs.ts';
import { openMore } from '#main/rooms/more.ts';
import { loadDemoIfNeeded } from '#main/load-demo.ts';
import { openDatabase } from '#main/open-database.ts';
import { openChannels } from '#main/accounts/channels.ts';
import { openMail } from '#main/stand-ins/mailbox.ts';
import { builtPages } from '#main/pages.ts';
import { unreadyOf } from '#main/readiness.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { openPac } from '#main/accounts/pac.ts';
import { startStandIns } from '#main/stand-ins/stand-ins.ts';
import { elsewhereOf } from '#main/config/services-config.ts';
import { outwardAuthorizations, provingItself } from '#main/accounts/outward-authorizations.ts';
import { siteIcons, socialPictures } from '#main/site-icons.ts';
import { recaptchaOf } from '#main/config/recaptcha-config.ts';
import { walletPasses } from '#main/accounts/wallet-passes.ts';
import { openWallets } from '#main/accounts/wallets.ts';
import { wireUp } from '#main/wire-up.ts';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const CONNECTIONS = 16;
/** Timeouts for loading the demo, for which no visitor waits. */
const PATIENT = { waitMs: 30_000, queryMs: 120_000 };

const environment = readEnvironment(process.env);
const isProduction = typeof environment !== 'string' && environment.ANDEN_ENV === 'production';
const log = processLog(isProduction ? 'program' : 'person');
const { problem: report, note: say } = log;
tellUncaught(report);
if (typeof environment === 'string') {
  report(environment);
  process.exit(2);
}

const closing = createClosing(report);
const close = async (code: number) => {
  await closing.close();
  process.exit(code);
};
const stop = () => {
  say('stopping');
  void close(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await start(environment).catch(async (problem) => {
  report(problem);
  await close(1);
});

async function start(env: Environment): Promise<void> {
  const now = () => instant(Date.now());
  const secrets = await loadSecrets(env.ANDEN_DATA_DIR);
  const port = await freePort(env.PORT, env.HOST);
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const [target, pages, simulated, mail, channels, more] = await Promise.all([
    openedDatabase(env),
    builtPages(),
    startStandIns(env, { secrets, port, report, onStart: closing.onOpen }),
    openMail(env, { brand: COSTERA, report, onStart: closing.onOpen }),
    openChannels(env, { secrets, brand: COSTERA, report, onStart: closing.onOpen }),
    openMore(env, { report, onStart: closing.onOpen }),
  ]);
  const finishDemo = env.ANDEN_ENV === 'production' ? undefined : await openedDemo(target, now());
  const { pulse, space, tell } = await watchedOver(env, target);
  const { isAway } = pulse;
  /** No worker needs notifying before the site is serving. */
  let working: RunningJobs | undefined;
  const pool = createPool(target, {
    connections: CONNECTIONS,
    genericPlans: true,
    isAway,
    onIdleLoss: tell,
    notifyWorker: (worker) => working?.notifyWorker(worker),
  });
  closing.onOpen(() => pool.end());
  if (env.ANDEN_ENV === 'production') await withdrawDemoTravellers(pool);

  const configs = { ...simulated, ...configuredAccounts(env) };
  const { openpay } = configs;
  const wallets = configs.wallets && openWallets(configs.wallets, { siteOrigin: origin, payee: COSTERA.name });
  const testMode = Object.keys(simulated).length > 0;
  const secret = env.SESSION_SECRET ?? secrets.session;
  const signing = {
    privateKey: env.BOARDING_KEY ?? secrets.boardingKey,
    retired: env.BOARDING_KEYS_RETIRED ?? [],
  };
  const codes = boardingCodes(signing);
  const pac = configs.pac && (await openPac(configs.pac, env.CFDI_SCHEMA_DIR));
  const files = new Map([...pages.siteFiles({ brand: COSTERA, origin, now: now() }), ...pages.slidePictures(COSTERA)]);
  const icon = files.get('/icon-full.svg')!.body;
  const wired = wireUp({
    boardingCodes: codes,
    voucherCodes: voucherCodes(signing),
    walletPasses: walletPasses(env, { brand: COSTERA, origin, icon }),
    pool,
    clock: { now },
    accounts: accountsOf(configs, env),
    wallets,
    testMode,
    brand: COSTERA,
    additions: COSTERA_ADDITIONS,
    more,
    lounges: COSTERA_LOUNGES,
    mail: mail.config,
    invoicingTerms: invoicingTermsOf(env),
    pac,
    invoicing: pac && { issuer: pac.issuer, openForms: openFormsOf(env) },
    channels,
    version: pages.assets.version,
    limitFactor: env.RATE_LIMIT_FACTOR,
    recaptcha: recaptchaOf(env),
    origin,
    secret,
    report: tell,
    log: log.event,
  });
  closing.onOpen(flushEvery(wired.tally));
  const limiter = createRateLimiter({ clock: now, factor: env.RATE_LIMIT_FACTOR, budgets: BUDGETS });
  const drain = createConnectionDrain();
  const { whileAnswering } = pulse;
  const server = await createServer({
    handlers: wired.handlers.map(pausedWhile(space.isShort)).map(limited(limiter)).map(counted(wired.tally)),
    tally: wired.tally,
    answerPage: pages.createAnswerPage({ brand: COSTERA, testMode, assets: pages.assets }),
    assets: pages.files,
    elsewhere: provingItself(elsewhereOf(env), outwardAuthorizations(env, { log: log.event })),
    origin: () => origin,
    secret,
    hasRecaptcha: recaptchaOf(env) !== undefined,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (env.ANDEN_ENV === 'production' ? 'info' : 'warn'),
    logTo: log.requests,
    now,
    report: tell,
    isBusy,
    whileAnswering,
    unready: unreadyOf({ drain, pulse, space, isOnSale: wired.isOnSale }),
    register: [
      drain.register,
      registerLimits(limiter),
      registerOpenApi({
        routes: wired.handlers.map(({ route }) => route),
        title: COSTERA.name,
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
        }),
      ),
      registerSitemap(pages.PLACE_MAP, async () => {
        const network = await wired.listNetwork();
        return network.ok ? pages.placeMap(origin, network.value, dateInZone(now(), CARRIER_ZONE)) : undefined;
      }),
      registerFiles(siteIcons(icon)),
      registerFiles(socialPictures()),
      registerFeed({ exportFeed: (at) => whileAnswering(() => wired.exportFeed(at)), now }),
      registerRealtime({ realtimeFile: (...asked) => whileAnswering(() => wired.realtimeFile(...asked)), now }),
      registerTimetableCalendar({
        listRunsToCome: (pair, at) => whileAnswering(() => wired.listRunsToCome(pair, at)),
        carrier: COSTERA.name,
        origin,
        now,
      }),
      registerWidget({
        carrier: COSTERA,
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
  await wired.warmUp();
  // Not earlier: the start has longer timeouts.
  pulse.begin();
  await server.listen({ port, host: env.HOST });
  if (simulated.oxxo) say(`store references can be paid at ${new URL(simulated.oxxo.apiUrl).origin}/stores`);
  if (simulated.pac) say(`who can be invoiced, and what was stamped, can be read at ${simulated.pac.apiUrl}`);
  if (mail.note) say(mail.note);
  if (channels.note) say(channels.note);
  say(`ready at ${origin}`);
  const jobs = startWork(target, wired.jobs, tell);
  working = jobs;
  closing.onOpen(() => jobs.stop());
  // Closed before the jobs: requests that finish during the drain may still notify them.
  closing.onOpen(() => drain.close());
  await finishDemo?.().then(() => say('the whole demo timetable is on sale'), report);
}

async function openedDatabase(env: Environment): Promise<DatabaseTarget> {
  const { target, close: shut } = await openDatabase(env, say, (problem) => {
    // The process exits so that its supervisor restarts it: without its database it cannot serve.
    report(problem);
    void close(1);
  });
  closing.onOpen(shut);
  return target;
}

/** Puts a first week on sale; the returned function adds the rest, while the site is already serving. */
async function openedDemo(target: DatabaseTarget, now: Instant): Promise<(() => Promise<unknown>) | undefined> {
  const pool = createPool(target, { name: 'anden-demo', connections: 2, ...PATIENT });
  const moment = { now, random: (bytes: number) => randomBytes(bytes) };
  await loadDemoTravellers(pool, moment);
  const rest = await loadDemoIfNeeded(pool, moment);
  const loading = rest && (() => rest().finally(() => pool.end()));
  if (!loading) await pool.end();
  return loading;
}

interface WatchedOver {
  readonly pulse: Pulse;
  readonly space: SpaceWatch;
  /** Like `report`, but throttled for errors caused by an unavailable database. */
  readonly tell: (problem: unknown) => void;
}

/** Monitors whether the database responds, and has disk space left. */
async function watchedOver(env: Environment, target: DatabaseTarget): Promise<WatchedOver> {
  const pulse = createPulse(target, { log: say });
  closing.onOpen(() => pulse.stop());
  const space = await watchSpace({
    measure: env.DATABASE_URL ? undefined : () => diskSpace(join(env.ANDEN_DATA_DIR, 'server')),
    leastPercent: env.LEAST_FREE_DISK,
    log: say,
    report,
  });
  closing.onOpen(() => space.stop());
  const seldom = throttledReport(report);
  const tell = (problem: unknown) => {
    if (isDiskFull(problem)) space.noteFull();
    (isBusy(problem) ? seldom : report)(problem);
  };
  return { pulse, space, tell };
}

function isBusy(problem: unknown): boolean {
  return isUnavailable(problem) || problem instanceof TooBusy;
}

/**
 * The provider's script has two hosts and selects one by the flag: it must be the one our server calls, whatever the
 * environment.
 */
function isSandbox(apiUrl: string): boolean {
  return !new URL(apiUrl).hostname.startsWith('api.');
}
