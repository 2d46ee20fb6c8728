import { createPublicKey, verify } from 'node:crypto';

const DAY_S = 24 * 3600;

/** The fault of a push's sender authentication (RFC 8292), or undefined; `key` is what the browser subscribed with. */
export function faultOf(header: string, { origin, key, now }: Expected): string | undefined {
  const [, token = '', signer = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (signer !== key) return 'another key than the browser subscribed with';
  const point = Buffer.from(signer, 'base64url');
  if (point.length !== 65) return 'no key';
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a signature of somebody else';
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  if (aud !== origin) return 'meant for another service';
  if (typeof exp !== 'number' || exp <= now || exp > now + DAY_S) return 'expired, or good for more than a day';
  return typeof sub === 'string' && /^(mailto:|https:)/.test(sub) ? undefined : 'nobody to write to';
}

interface Expected {
  readonly origin: string;
  readonly key: string;
  /** Seconds. */
  readonly now: number;
}
