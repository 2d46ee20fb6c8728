import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, instant } from '#kernel/instant.ts';

/** The contents of a token: the holder may do this with that, until then. */
export interface Token {
  /** Not stored in the token, but included in the signature. */
  readonly purpose: string;
  /** A UUID. */
  readonly subject: string;
  readonly expires: Instant;
}

export type ReadToken =
  | { readonly kind: 'good'; readonly subject: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

export interface Tokens {
  sign(token: Token): string;
  read(text: string, asked: { readonly purpose: string; readonly now: Instant }): ReadToken;
}

/** Subject, then expiry in milliseconds, then signature. */
const ID_BYTES = 16;
const TIME_BYTES = 6;
/** Half of SHA-256: 128 bits cannot be guessed, and the link stays short enough for a message. */
const MAC_BYTES = 16;
const BODY_BYTES = ID_BYTES + TIME_BYTES;
/** Base64 without padding: 51 characters. */
const TOKEN = new RegExp(`^[A-Za-z0-9_-]{${Math.ceil(((BODY_BYTES + MAC_BYTES) * 4) / 3)}}$`);

/** Tokens signed with the site's secret. */
export function signedTokens(secret: string): Tokens {
  const macOf = (purpose: string, body: Uint8Array): Buffer =>
    createHmac('sha256', secret).update(`link ${purpose} `).update(body).digest().subarray(0, MAC_BYTES);
  return {
    sign: ({ purpose, ...said }) => {
      const body = bodyOf(said);
      return Buffer.concat([body, macOf(purpose, body)]).toString('base64url');
    },
    read: (text, { purpose, now }) => {
      if (!TOKEN.test(text)) return { kind: 'forged' };
      const bytes = Buffer.from(text, 'base64url');
      const body = bytes.subarray(0, BODY_BYTES);
      if (!timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(purpose, body))) return { kind: 'forged' };
      const { subject, expires } = saidBy(body);
      return now < expires ? { kind: 'good', subject } : { kind: 'expired' };
    },
  };
}

type Said = Omit<Token, 'purpose'>;

function bodyOf({ subject, expires }: Said): Buffer {
  const body = Buffer.alloc(BODY_BYTES);
  body.write(subject.replaceAll('-', ''), 'hex');
  body.writeUIntBE(expires, ID_BYTES, TIME_BYTES);
  return body;
}

function saidBy(body: Buffer): Said {
  const hex = body.toString('hex', 0, ID_BYTES);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return { subject: parts.join('-'), expires: instant(body.readUIntBE(ID_BYTES, TIME_BYTES)) };
}
