import { request } from 'node:https';
import type { MerchantSession, SessionAnswer, WalletSessions } from '#app/payment/wallet-sessions.ts';
import { SECOND } from '#kernel/instant.ts';

/** The merchant as Apple knows it. */
export interface AppleMerchant {
  /** `merchant.mx.example`. */
  readonly merchantId: string;
  /** What its sheet calls us. */
  readonly displayName: string;
  /** Host of the page that shows the button, registered with Apple. */
  readonly domain: string;
  /** The Merchant Identity certificate and its key, in PEM. */
  readonly certificate: string;
  readonly key: string;
  /** Hosts, with their port where it is not 443, that may be asked; nobody else ever is. */
  readonly hosts: readonly string[];
  /** Certificate authority of those hosts where it is none that everybody knows, in PEM. */
  readonly ca?: string;
  /** Milliseconds for the whole answer. */
  readonly timeouts?: number;
}

/**
 * Hosts of Apple's payment services, as its documentation for servers lists them; the last are for tests and for China.
 */
export const APPLE_HOSTS: readonly string[] = [
  'apple-pay-gateway.apple.com',
  ...[1, 2, 3, 4, 5].flatMap((pod) => [
    `apple-pay-gateway-nc-pod${pod}.apple.com`,
    `apple-pay-gateway-pr-pod${pod}.apple.com`,
  ]),
  'apple-pay-gateway-cert.apple.com',
  'cn-apple-pay-gateway.apple.com',
  'cn-apple-pay-gateway-cert.apple.com',
];

const TIMEOUT = 8 * SECOND;
/** Bytes; a session is some four thousand. */
const MAX_SESSION_BYTES = 64_000;

/** Sessions by mutual TLS. The address is the browser's: only known hosts, only https, and no redirect is followed. */
export const appleSessions = (merchant: AppleMerchant): WalletSessions => ({
  merchantSession: async (validationUrl) => {
    const url = URL.parse(validationUrl);
    if (!url || !mayBeAsked(url, merchant.hosts)) return { kind: 'refused' };
    return ask(merchant, url).catch((): SessionAnswer => ({ kind: 'unavailable' }));
  },
});

const mayBeAsked = ({ protocol, host, username, password, pathname, search }: URL, hosts: readonly string[]): boolean =>
  protocol === 'https:' &&
  hosts.includes(host) &&
  username === '' &&
  password === '' &&
  search === '' &&
  /^\/paymentservices\/[A-Za-z]+$/.test(pathname);

function ask(merchant: AppleMerchant, url: URL): Promise<SessionAnswer> {
  const body = JSON.stringify({
    merchantIdentifier: merchant.merchantId,
    displayName: merchant.displayName,
    initiative: 'web',
    initiativeContext: merchant.domain,
  });
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: 'POST',
        cert: merchant.certificate,
        key: merchant.key,
        ...(merchant.ca === undefined ? {} : { ca: merchant.ca }),
        // Not kept open: a sheet is seldom shown, and the certificate goes with each handshake.
        agent: false,
        signal: AbortSignal.timeout(merchant.timeouts ?? TIMEOUT),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        sessionIn(response, response.statusCode).then(resolve, reject);
      },
    );
    asking.on('error', reject).end(body);
  });
}

async function sessionIn(answer: AsyncIterable<Buffer>, status: number | undefined): Promise<SessionAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > MAX_SESSION_BYTES) return { kind: 'unavailable' };
    parts.push(part);
  }
  if (status !== 200) return { kind: 'unavailable' };
  const session: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  return typeof session === 'object' && session !== null && !Array.isArray(session)
    ? { kind: 'opened', session: session as MerchantSession }
    : { kind: 'unavailable' };
}
