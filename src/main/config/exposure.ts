/** Accounts that move real money or stamp real invoices. */
const PROVIDERS = ['OPENPAY_API_URL', 'OXXO_API_URL', 'PAYPAL_API_URL', 'WALLETS_API_URL', 'PAC_API_URL'] as const;

/** The part of the environment that can make a site public. */
type Exposed = Readonly<
  Partial<
    Record<'HOST' | 'PUBLIC_ORIGIN' | 'NODE_ENV' | 'DATABASE_URL' | (typeof PROVIDERS)[number], string | undefined>
  >
>;

/**
 * The settings that show that real visitors use this site, worded to follow a variable's name. A demo gives its tickets
 * away, so it runs only if this list is empty (decision T94). `suppliers` are URLs by variable: what they supply is billed
 * to the carrier.
 */
export function signsOfExposure(env: Exposed, suppliers: Readonly<Record<string, string | undefined>> = {}): string[] {
  const { HOST, PUBLIC_ORIGIN, NODE_ENV, DATABASE_URL } = env;
  return [
    ...(PUBLIC_ORIGIN && !isLoopback(new URL(PUBLIC_ORIGIN).hostname) ? ['PUBLIC_ORIGIN names a public address'] : []),
    ...(HOST && !isLoopback(HOST) ? ['HOST lets other machines in'] : []),
    ...(NODE_ENV === 'production' ? ['NODE_ENV is production'] : []),
    ...(DATABASE_URL && !isNear(DATABASE_URL) ? ['DATABASE_URL names another machine'] : []),
    ...[...PROVIDERS.map((name) => [name, env[name]] as const), ...Object.entries(suppliers)]
      .filter(([, url]) => isReal(url))
      .map(([name]) => `${name} is a real account`),
  ];
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** A local socket has no host. */
const isNear = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  const host = hostname || (searchParams.get('host') ?? '');
  return host === '' || host.startsWith('/') || isLoopback(host);
};

/**
 * Host names of providers' test accounts: `sandbox-api.openpay.mx`, `api-m.sandbox.paypal.com`,
 * `services.test.sw.com.mx`.
 */
const REHEARSAL = /(^|[.-])(sandbox|test)([.-]|$)/;

const isReal = (url: string | undefined): boolean => {
  if (url === undefined) return false;
  const { hostname } = new URL(url);
  return !isLoopback(hostname) && !REHEARSAL.test(hostname);
};
