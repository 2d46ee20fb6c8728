import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 2 * 3_600_000;

/** A token contains its expiry, sealed with the password, so it stays valid after a restart. */
export function newToken(password: string, now: number): { readonly token: string; readonly expiresIn: number } {
  const expires = Math.floor((now + LIFE_MS) / 1_000);
  const claims = Buffer.from(JSON.stringify({ exp: expires })).toString('base64url');
  return { token: `${HEAD}.${claims}.${sealOf(claims, password)}`, expiresIn: expires };
}

const HEAD = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

export function isGoodToken(token: string, password: string, now: number): boolean {
  const [, claims = '', seal = ''] = token.split('.');
  const [given, right] = [seal, sealOf(claims, password)].map((text) => Buffer.from(text));
  if (given!.length !== right!.length || !timingSafeEqual(given!, right!)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { readonly exp: number };
  return exp * 1_000 > now;
}

const sealOf = (claims: string, password: string): string =>
  createHmac('sha256', password).update(`${HEAD}.${claims}`).digest('base64url');
