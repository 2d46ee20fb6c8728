import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { SECOND } from '#kernel/instant.ts';

export interface SignatureOptions {
  /** The only origin from which certificates are fetched: `https://api.paypal.com`. */
  readonly certificateOrigin: string;
  readonly webhookId: string;
  readonly now: () => number;
}

export interface SignedRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body exactly as it was received. */
  readonly rawBody: string;
}

const TIMEOUT = 6 * SECOND;
const ALGORITHM = 'SHA256withRSA';
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
/** The provider uses one certificate, and two during a rotation. */
const MAX_CACHED = 4;
const MAX_CERTIFICATE_BYTES = 16_384;

/**
 * Verifies that a webhook event was signed by the provider for this webhook. Verification is local: the certificate is
 * fetched once, and only from the provider's origin, because the event names its address and a forger could name their
 * own. Rejects when the certificate cannot be fetched now.
 */
export function paypalSignature({ certificateOrigin, webhookId, now }: SignatureOptions) {
  const kept = new Map<string, Promise<X509Certificate | undefined>>();

  const certificateAt = (url: string): Promise<X509Certificate | undefined> => {
    const known = kept.get(url);
    if (known) return known;
    if (kept.size >= MAX_CACHED) kept.clear();
    const fetched = fetchCertificate(url);
    kept.set(url, fetched);
    // A failed fetch is not cached.
    const forget = () => kept.get(url) === fetched && kept.delete(url);
    fetched.then((certificate) => certificate ?? forget(), forget);
    return fetched;
  };

  return async ({ headers, rawBody }: SignedRequest): Promise<boolean> => {
    const one = (name: string): string => {
      const value = headers[`paypal-${name}`];
      return typeof value === 'string' ? value : '';
    };
    const url = one('cert-url');
    if (one('auth-algo') !== ALGORITHM || !isCertificateUrl(url, certificateOrigin)) return false;
    const certificate = await certificateAt(url);
    if (!certificate || !isValidAt(certificate, now())) return false;
    const message = `${one('transmission-id')}|${one('transmission-time')}|${webhookId}|${crc32(rawBody)}`;
    return isSigned(message, one('transmission-sig'), certificate.publicKey);
  };
}

function isCertificateUrl(text: string, origin: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.origin === origin && url.search === '' && CERTIFICATE_PATH.test(url.pathname);
}

/** Undefined when the response is not a certificate. */
async function fetchCertificate(url: string): Promise<X509Certificate | undefined> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  const pem = await response.text();
  if (response.status >= 500) throw new Error(`the certificate of a notice could not be fetched: ${response.status}`);
  if (!response.ok || pem.length > MAX_CERTIFICATE_BYTES) return undefined;
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: number): boolean =>
  validFromDate.getTime() <= now && now <= validToDate.getTime();

const isSigned = (message: string, signature: string, key: KeyObject): boolean =>
  verify('RSA-SHA256', Buffer.from(message), key, Buffer.from(signature, 'base64'));
