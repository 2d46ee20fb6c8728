import { createPool } from '#adapters/db/pool.ts';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { isDiskFull, isUnavailable } from '#adapters/db/database-errors.ts';
import { createPulse, type Pulse } from '#adapters/db/pulse.ts';
import { diskSpace } from '#adapters/disk/disk-space.ts';
import { type SpaceWatch, watchSpace } from '#adapters/disk/space-watch.ts';
import type { RunningJobs } from '#adapters/jobs/job.ts';
import { throttledReport } from '#adapters/jobs/throttled-report.ts';
import type { ProcessLog } from '#adapters/log/process-log.ts';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import { voucherCodes } from '#adapters/secrets/voucher-codes.ts';
import type { Schedules } from '#app/booking/list-schedules.ts';
import { sharedAnswers } from '#app/shared-answers.ts';
import { createConnectionDrain } from '#http/connection-drain.ts';
import type { RequestLimits } from '#http/limits/rate-limiter.ts';
import { createSharedPages } from '#http/shared-pages.ts';
import { instant } from '#kernel/instant.ts';
import { accountsOf, configuredAccounts } from '#main/accounts/accounts.ts';
import { channelsOf } from '#main/accounts/channels.ts';
import { openPac } from '#main/accounts/pac.ts';
import { walletPasses } from '#main/accounts/wallet-passes.ts';
import { openWallets } from '#main/accounts/wallets.ts';
import type { Closing } from '#main/closing.ts';
import { carPartnerOf, type Environment } from '#main/config/config.ts';
import { invoicingTermsOf, openFormsOf } from '#main/config/invoicing-terms.ts';
import { recaptchaOf } from '#main/config/recaptcha-config.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_PREMISES } from '#main/costera-premises.ts';
import { COSTERA_ADDITIONS } from '#main/costera-additions.ts';
import { COSTERA_TRANSFERS } from '#main/costera-transfers.ts';
import { startWork } from '#main/jobs.ts';
import { builtPages } from '#main/pages.ts';
import { isBusy, siteServer, workerServer } from '#main/site-server.ts';
import { originOf, type Surroundings } from '#main/surroundings.ts';
import { wireUp } from '#main/wire-up.ts';
import { join } from 'node:path';

/** For one process; several share what the embedded database admits. */
const CONNECTIONS = 16;
/** Equal lists of runs share an answer that is no older. */
const MAX_SHARED_MS = 1_000;
const ALL_CONNECTIONS = 48;

export interface Serving {
  readonly log: ProcessLog;
  readonly onOpen: Closing['onOpen'];
  /** How often visitors may call. Absent: counted in this process alone. */
  readonly limits?: RequestLimits;
}

/** The built pages, which can be loaded before anything else is open. */
export const preparePages = builtPages;

/** Serves and does jobs, as the role says. Resolves when visitors are served. */
export async function serve(
  env: Environment,
  surroundings: Surroundings,
  { log, onOpen, limits, pages }: Serving & { readonly pages: Awaited<ReturnType<typeof builtPages>> },
): Promise<void> {
  const now = () => instant(Date.now());
  const { database: target, port, simulated, mail, more } = surroundings;
  const secrets = await loadSecrets(env.ANDEN_DATA_DIR);
  const origin = originOf(env, surroundings);
  const { pulse, space, tell } = await watchedOver(env, target, { log, onOpen });
  const { isAway } = pulse;
  /** No worker needs notifying before the site is serving. */
  let working: RunningJobs | undefined;
  const sharedLists = env.SHARE_LISTS
    ? sharedAnswers<Schedules>({ forMs: MAX_SHARED_MS, elapsed: () => performance.now() })
    : undefined;
  const sharedPages = env.SHARE_LISTS
    ? createSharedPages({ forMs: MAX_SHARED_MS, elapsed: () => performance.now() })
    : undefined;
  const pool = createPool(target, {
    onCommit: () => {
      sharedLists?.forget();
      sharedPages?.forget();
    },
    connections: Math.min(CONNECTIONS, Math.ceil(ALL_CONNECTIONS / env.ANDEN_PROCESSES)),
    genericPlans: true,
    isAway,
    onIdleLoss: tell,
    notifyWorker: (worker) => working?.notifyWorker(worker),
  });
  onOpen(() => pool.end());

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
    transfers: COSTERA_TRANSFERS,
    premises: COSTERA_PREMISES,
    mail: mail.config,
    carPartner: carPartnerOf(env),
    invoicingTerms: invoicingTermsOf(env),
    pac,
    invoicing: pac && { issuer: pac.issuer, openForms: openFormsOf(env) },
    channels: channelsOf(surroundings.channels, env.VAPID_PRIVATE_KEY ?? secrets.vapidPrivateKey, COSTERA),
    version: pages.assets.version,
    limitFactor: env.RATE_LIMIT_FACTOR,
    sharedLists,
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
    sharedPages,
    openpay: configs.openpay,
    wallets,
    testMode,
    codes,
    drain,
    pulse,
    space,
    limits,
    log,
    report: tell,
    onOpen,
  });
  if (env.ANDEN_ROLE !== 'worker') await wired.warmUp();
  // Not earlier: the start has longer timeouts.
  pulse.begin();
  // Each of several has a socket of its own: the connections of one that is killed are refused at once, and not kept waiting.
  const reusePort = env.ANDEN_PROCESSES > 1 && process.platform === 'linux';
  await server.listen({ port, host: env.HOST, ...(reusePort && { reusePort }) } as { port: number; host: string });
  // In a terminal, Ctrl-C stops the embedded database at the same moment as its site.
  const tellOfJobs = (problem: unknown) => {
    if (!drain.isClosing() || !isUnavailable(problem)) tell(problem);
  };
  const jobs = startWork(target, { work: wired.jobs, does: env.ANDEN_ROLE !== 'web', report: tellOfJobs });
  working = jobs;
  onOpen(() => jobs.stop());
  // Closed before the jobs: requests that finish during the drain may still notify them.
  onOpen(() => drain.close());
}

interface WatchedOver {
  readonly pulse: Pulse;
  readonly space: SpaceWatch;
  /** Like `report`, but throttled for errors caused by an unavailable database. */
  readonly tell: (problem: unknown) => void;
}

/** Monitors whether the database responds, and has disk space left. */
async function watchedOver(
  env: Environment,
  target: DatabaseTarget,
  { log: { note: say, problem: report }, onOpen }: Serving,
): Promise<WatchedOver> {
  const pulse = createPulse(target, { log: say });
  onOpen(() => pulse.stop());
  const space = await watchSpace({
    measure: env.DATABASE_URL ? undefined : () => diskSpace(join(env.ANDEN_DATA_DIR, 'server')),
    leastPercent: env.LEAST_FREE_DISK,
    log: say,
    report,
  });
  onOpen(() => space.stop());
  const seldom = throttledReport(report);
  const tell = (problem: unknown) => {
    if (isDiskFull(problem)) space.noteFull();
    (isBusy(problem) ? seldom : report)(problem);
  };
  return { pulse, space, tell };
}
