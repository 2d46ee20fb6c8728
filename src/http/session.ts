import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Session {
  /** What the cookie holds: known to the visitor's browser alone. */
  readonly id: string;
  /** SHA-256 of it: all that is ever kept. */
  readonly hash: Uint8Array;
  /** False for a visitor seen for the first time. */
  readonly isKnown: boolean;
}

const ID = /^[A-Za-z0-9_-]{32}$/;

/** `__Host-` binds the cookie to this very host; browsers take the prefix over https only. */
export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Host-anden' : 'anden');

/** The visitor's session: read from its cookie, or begun. */
export function sessionOf(request: FastifyRequest, isSecure: boolean): Session {
  const given = request.cookies[sessionCookie(isSecure)];
  const isKnown = given !== undefined && ID.test(given);
  const id = isKnown ? given : randomBytes(24).toString('base64url');
  return { id, hash: createHash('sha256').update(id).digest(), isKnown };
}

/** Gives a new visitor the cookie. */
export function setSessionCookie(reply: FastifyReply, session: Session, isSecure: boolean): void {
  if (session.isKnown) return;
  reply.setCookie(sessionCookie(isSecure), session.id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
