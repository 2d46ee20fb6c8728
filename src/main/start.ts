import { createPool } from '#adapters/db/pool.ts';
import { DatabaseBusy } from '#adapters/db/database-errors.ts';
import type { Bases } from '#http/answer-call.ts';
import { registerFiles } from '#http/site-files.ts';
import { createServer } from '#http/server.ts';
import { registerCardFrame } from '#http/card-frame/register-card-frame.ts';
import { BUDGETS } from '#http/limits/budgets.ts';
import { limited } from '#http/limits/limit-calls.ts';
import { registerLimits } from '#http/limits/limit-requests.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { registerOpenApi } from '#http/openapi/register-openapi.ts';
import { registerWebhook } from '#http/webhooks/register-webhook.ts';
import { instant } from '#kernel/instant.ts';
import { type Environment, openpayOf, readEnvironment } from '#main/config.ts';
import { COSTERA } from '#main/costera.ts';
import { freePort } from '#main/free-port.ts';
import { startJobs } from '#main/jobs.ts';
import { loadDemoIfNeeded } from '#main/load-demo.ts';
import { openDatabase } from '#main/open-database.ts';
import { startOpenpayStandIn } from '#main/openpay-stand-in.ts';
import { builtPages } from '#main/pages.ts';
import { keptSecrets } from '#main/secrets.ts';
import { wireUp } from '#main/wire-up.ts';
import { randomBytes } from 'node:crypto';

const SWEEP_MS = 3_000;
const RECONCILE_MS = 5_000;
const CONNECTIONS = 16;
const LONGEST_STATEMENT_MS = 120_000;

const started = performance.now();
const environment = readEnvironment(process.env);
if (typeof environment === 'string') {
  console.error(environment);
  process.exit(2);
}
await start(environment);

async function start(env: Environment): Promise<void> {
  const clock = { now: () => instant(Date.now()) };
  const report = (problem: unknown) => console.error(problem);
  const secrets = await keptSecrets(env.ANDEN_DATA_DIR);
  const port = await freePort(env.PORT, env.HOST);
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const webhookPath = '/webhooks/openpay';
  const [database, pages, standIn] = await Promise.all([
    openDatabase(env, say),
    builtPages(),
    usesStandIn(env)
      ? startOpenpayStandIn({
          dataDir: env.ANDEN_DATA_DIR,
          secrets,
          webhookUrl: `http://127.0.0.1:${port}${webhookPath}`,
          report,
        })
      : undefined,
  ]);
  const pool = createPool(database.target, { connections: CONNECTIONS, genericPlans: true, onIdleLoss: report });
  const moment = { now: clock.now(), random: (bytes: number) => randomBytes(bytes) };
  const loading = createPool(database.target, { name: 'anden-demo', connections: 2, queryMs: LONGEST_STATEMENT_MS });
  const rest = env.ANDEN_ENV === 'production' ? undefined : await loadDemoIfNeeded(loading, moment);

  const openpay = openpayOf(env) ?? standIn?.account;
  const wired = wireUp({
    pool,
    clock,
    openpay,
    threeDSecure: env.OPENPAY_3DS,
    testMode: standIn !== undefined,
    carrier: COSTERA.legalName,
    version: pages.assets.version,
    origin,
    report,
  });
  const limiter = createRateLimiter({ clock: clock.now, factor: env.RATE_LIMIT_FACTOR, budgets: BUDGETS });
  const server = await createServer({
    handlers: wired.handlers.map(limited(limiter)),
    answerPage: pages.createAnswerPage({ brand: COSTERA, testMode: standIn !== undefined, assets: pages.assets }),
    assets: pages.files,
    bases: basesOf(env),
    origin: () => origin,
    secret: env.SESSION_SECRET ?? secrets.session,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (env.ANDEN_ENV === 'production' ? 'info' : 'warn'),
    now: clock.now,
    report,
    isBusy: (problem) => problem instanceof DatabaseBusy,
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    register: [
      registerLimits(limiter),
      registerOpenApi({
        routes: wired.handlers.map(({ route }) => route),
        title: COSTERA.name,
        version: pages.assets.version,
        origin,
      }),
      registerFiles(pages.siteFiles({ brand: COSTERA, origin, routes: pages.ROUTES, now: clock.now() })),
      ...(wired.openpayWebhook ? [registerWebhook(webhookPath, wired.openpayWebhook)] : []),
      ...(openpay ? [registerCardFrame({ ...openpay, sandbox: isSandbox(openpay.apiUrl) }, () => origin)] : []),
    ],
  });
  await wired.warmUp();
  await server.listen({ port, host: env.HOST });
  const stopJobs = startJobs(
    [
      { name: 'sweep', everyMs: SWEEP_MS, run: wired.jobs.sweep },
      { name: 'reconcile', everyMs: RECONCILE_MS, run: wired.jobs.reconcile },
    ],
    report,
  );
  say(`ready at ${origin}`);
  const loaded = rest?.().then(() => say('the whole demo timetable is on sale'), report);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say('stopping');
    await server.close();
    await stopJobs();
    await loaded;
    await Promise.all([pool.end(), loading.end()]);
    await standIn?.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Without a provider of its own a development site plays one. */
function usesStandIn(env: Environment): boolean {
  return env.ANDEN_ENV !== 'production' && openpayOf(env) === undefined;
}

/** The provider's script knows two hosts and takes the flag's: it must be the one we speak to, whatever this site is. */
function isSandbox(apiUrl: string): boolean {
  return !new URL(apiUrl).hostname.startsWith('api.');
}

function basesOf({ WEBSALE_URL: websale, CATALOGUE_URL: catalogue }: Environment): Bases {
  return { ...(websale ? { websale } : {}), ...(catalogue ? { catalogue } : {}) };
}

function say(text: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
}
