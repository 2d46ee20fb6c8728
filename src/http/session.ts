import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Session {
  /** The cookie's value: only the visitor's browser has it. */
  readonly id: string;
  /** Its SHA-256: all that is ever stored. */
  readonly hash: Uint8Array;
  /** False for a visitor seen for the first time. */
  readonly isKnown: boolean;
}

const ID = /^[A-Za-z0-9_-]{32}$/;

/** `__Host-` binds the cookie to this host; browsers accept the prefix over https only. */
export const sessionCookie = (isSecure: boolean): string => (isSecure ? '__Host-anden' : 'anden');

/** The visitor's session: read from its cookie, or new. */
export function sessionOf(request: FastifyRequest, isSecure: boolean): Session {
  const given = request.cookies[sessionCookie(isSecure)];
  const isKnown = given !== undefined && ID.test(given);
  const id = isKnown ? given : randomBytes(24).toString('base64url');
  return { id, hash: hash('sha256', id, 'buffer'), isKnown };
}

/** Sets the cookie for a new visitor. */
export function setSessionCookie(reply: FastifyReply, session: Session, isSecure: boolean): void {
  if (session.isKnown) return;
  reply.setCookie(sessionCookie(isSecure), session.id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
