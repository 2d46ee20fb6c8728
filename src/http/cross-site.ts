import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Session } from '#http/session.ts';
import { FORM_TOKEN_HEADER } from '#wire/call-headers.ts';

/** What forms and calls of this visitor send back: another site can neither read nor guess it. */
export const formTokenOf = (session: Session, secret: string): string =>
  createHmac('sha256', secret).update(`form ${session.id}`).digest('base64url');

export function isFormToken(given: string | undefined, session: Session, secret: string): boolean {
  const expected = Buffer.from(formTokenOf(session, secret));
  const sent = Buffer.from(given ?? '');
  return session.isKnown && sent.length === expected.length && timingSafeEqual(sent, expected);
}

/**
 * Whether the browser says that another site sent this. `Origin: null` says nothing: a form of our own page whose referrer
 * is kept back has it too, and the token tells them apart.
 */
export function isCrossSite({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== 'null' && headers.origin !== origin;
}

/**
 * Whether a call may change something. A browser names the site that sends (`Origin` or `Sec-Fetch-Site` come with every
 * POST, and no script can leave them out), and shows the token as well. Who names none is a program, which nobody can trick
 * into sending its cookie; and without a session there is nothing that another site could misuse.
 */
export function mayChange(
  request: FastifyRequest,
  session: Session,
  { origin, secret }: { origin: string; secret: string },
): boolean {
  if (isCrossSite(request, origin)) return false;
  if (isProgram(request)) return true;
  if (!session.isKnown) return request.headers.origin === undefined || request.headers.origin === origin;
  const token = request.headers[FORM_TOKEN_HEADER];
  return isFormToken(typeof token === 'string' ? token : undefined, session, secret);
}

const isProgram = ({ headers }: FastifyRequest): boolean =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined;
