import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { createPool } from '#adapters/db/pool.ts';
import { isDiskFull } from '#adapters/db/database-errors.ts';
import { createPulse, type Pulse } from '#adapters/db/pulse.ts';
import { diskSpace } from '#adapters/disk/disk-space.ts';
import { type SpaceWatch, watchSpace } from '#adapters/disk/space-watch.ts';
import type { RunningJobs } from '#adapters/jobs/job.ts';
import { throttledReport } from '#adapters/jobs/throttled-report.ts';
import { processLog } from '#adapters/log/process-log.ts';
import { tellUncaught } from '#adapters/log/tell-uncaught.ts';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import { voucherCodes } from '#adapters/secrets/voucher-codes.ts';
import { createConnectionDrain } from '#http/connection-drain.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { accountsOf, configuredAccounts } from '#main/accounts/accounts.ts';
import { invoicingTermsOf, openFormsOf } from '#main/config/invoicing-terms.ts';
import { createClosing } from '#main/closing.ts';
import { type Environment, readEnvironment } from '#main/config/config.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_ADDITIONS } from '#main/costera-additions.ts';
import { COSTERA_TRANSFERS } from '#main/costera-transfers.ts';
import { COSTERA_LOUNGES } from '#main/costera-lounges.ts';
import { loadDemoTravellers, withdrawDemoTravellers } from '#main/demo-travellers.ts';
import { freePort } from '#main/free-port.ts';
import { startWork } from '#main/jobs.ts';
import { openMore } from '#main/rooms/more.ts';
import { loadDemoIfNeeded } from '#main/load-demo.ts';
import { openDatabase } from '#main/open-database.ts';
import { openChannels } from '#main/accounts/channels.ts';
import { openMail } from '#main/stand-ins/mailbox.ts';
import { builtPages } from '#main/pages.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { openPac } from '#main/accounts/pac.ts';
import { isBusy, siteServer, workerServer } from '#main/site-server.ts';
import { startStandIns } from '#main/stand-ins/stand-ins.ts';
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
    transfers: COSTERA_TRANSFERS,
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
  const drain = createConnectionDrain();
  const server = await (env.ANDEN_ROLE === 'worker' ? workerServer : siteServer)({
    env,
    brand: COSTERA,
    origin,
    secret,
    now,
    pages,
    files,
    icon,
    wired,
    openpay: configs.openpay,
    wallets,
    testMode,
    codes,
    drain,
    pulse,
    space,
    log,
    report: tell,
    onOpen: closing.onOpen,
  });
  if (env.ANDEN_ROLE !== 'worker') await wired.warmUp();
  // Not earlier: the start has longer timeouts.
  pulse.begin();
  await server.listen({ port, host: env.HOST });
  if (simulated.oxxo) say(`store references can be paid at ${new URL(simulated.oxxo.apiUrl).origin}/stores`);
  if (simulated.pac) say(`who can be invoiced, and what was stamped, can be read at ${simulated.pac.apiUrl}`);
  if (mail.note) say(mail.note);
  if (channels.note) say(channels.note);
  say(env.ANDEN_ROLE === 'worker' ? `worker ready at http://${env.HOST}:${port}` : `ready at ${origin}`);
  const jobs = startWork(target, { work: wired.jobs, does: env.ANDEN_ROLE !== 'web', report: tell });
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
