import { request } from 'node:https';
import type { MerchantSession, SessionAnswer, WalletSessions } from '#app/payment/wallet-sessions.ts';
import { SECOND } from '#kernel/instant.ts';

/** The merchant as registered with Apple. */
export interface AppleMerchant {
  /** `merchant.mx.example`. */
  readonly merchantId: string;
  /** Our name on the payment sheet. */
  readonly displayName: string;
  /** Host of the page that shows the button, registered with Apple. */
  readonly domain: string;
  /** The Merchant Identity certificate and its key, in PEM. */
  readonly certificate: string;
  readonly key: string;
  /** Allowed hosts, with their port unless it is 443. */
  readonly hosts: readonly string[];
  /** Certificate authority of those hosts in PEM, unless publicly trusted. */
  readonly ca?: string;
  /** Milliseconds for the whole reply. */
  readonly timeouts?: number;
}

/** Hosts of Apple's payment services, as listed in its server documentation; the last are for tests and for China. */
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
/** Bytes; a session is about four thousand. */
const MAX_SESSION_BYTES = 64_000;

/**
 * Merchant sessions over mutual TLS. The browser supplies the address, so only known hosts and https are allowed, and
 * redirects are not followed.
 */
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
        // No keep-alive: sheets are rarely shown, and the certificate is sent with each handshake.
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
