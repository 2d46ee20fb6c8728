import { setTimeout as pauseFor } from 'node:timers/promises';
import { basicOf, type TokenAccount, tokenSource } from '#adapters/oauth/token-source.ts';
import type { OutwardAuthorization } from '#app/oauth/ports.ts';
import { serviceSession } from '#app/oauth/service-session.ts';
import type { Log } from '#app/ports.ts';
import type { Elsewhere } from '#http/external-service.ts';
import { outwardProofs, tokenAccountOf } from '#main/config/services-config.ts';
import type { ServiceName } from '#wire/route.ts';

type Authorizations = Readonly<Partial<Record<ServiceName, OutwardAuthorization>>>;

interface Around extends Waiting {
  readonly log: Log['event'];
}

interface Waiting {
  /** Timeout of one token request, in milliseconds; three seconds by default. */
  readonly timeoutMs?: number | undefined;
  readonly pause?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

/** Upper bound on a visitor's wait for a token. */
const MAX_WAIT_MS = 8_000;

/** The authorization of this site at each of the carrier's systems; each service has its own pair of tokens. */
export function outwardAuthorizations(
  env: Parameters<typeof outwardProofs>[0],
  { log, timeoutMs, pause }: Around,
): Authorizations {
  const account = tokenAccountOf(env);
  if (!account) return {};
  const authorizations = outwardProofs(env).map(([service, proof]) => {
    if (proof === 'basic') return [service, alwaysTheSame(basicOf(account))] as const;
    const line = { event: 'oauth.cleared', service };
    return [service, tokenAuthorization(account, { timeoutMs, pause, cleared: () => log(line) })] as const;
  });
  return Object.fromEntries(authorizations);
}

/** Authorization by tokens, which the id and secret obtain (T82): kept in this process, refreshed when they end. */
export const tokenAuthorization = (
  account: TokenAccount,
  {
    timeoutMs,
    pause = (milliseconds) => pauseFor(milliseconds, undefined, { ref: false }),
    cleared,
  }: Waiting & { readonly cleared?: () => void } = {},
): OutwardAuthorization =>
  serviceSession({
    source: tokenSource(account, timeoutMs),
    ticks: () => performance.now(),
    pause,
    atMost,
    random: Math.random,
    ...(cleared && { cleared }),
  });

/** The same systems, each with this site's authorization. */
export const provingItself = (systems: Elsewhere, authorizations: Authorizations): Elsewhere =>
  Object.fromEntries(
    Object.entries(systems).map(([name, system]) => {
      const authorization = authorizations[name as ServiceName];
      return [name, authorization ? { ...system, authorization } : system];
    }),
  );

const alwaysTheSame = (header: string): OutwardAuthorization => ({
  header: async () => header,
  refused: () => undefined,
  accepted: () => undefined,
});

async function atMost(work: Promise<string | undefined>): Promise<string | undefined> {
  const wait = new AbortController();
  const late = pauseFor(MAX_WAIT_MS, undefined, { ref: false, signal: wait.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => wait.abort());
}
