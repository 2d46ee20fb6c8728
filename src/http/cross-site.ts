import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Session } from '#http/session.ts';
import { FORM_TOKEN_HEADER } from '#wire/call-headers.ts';
import { tokenIn } from '#wire/form-token.ts';

/** The CSRF token that this visitor's forms and calls send back: another site can neither read nor guess it. */
export const formTokenOf = (session: Session, secret: string): string =>
  createHmac('sha256', secret).update(`form ${session.id}`).digest('base64url');

/** Tells accounts apart in the forms of their pages: nobody can read the card from it, or write that of another card. */
export const accountTagOf = (card: string, secret: string): string =>
  createHmac('sha256', secret).update(`account ${card}`).digest('base64url').slice(0, ACCOUNT_TAG_LENGTH);

const ACCOUNT_TAG_LENGTH = 16;

export function isFormToken(given: string | undefined, session: Session, secret: string): boolean {
  const expected = Buffer.from(formTokenOf(session, secret));
  const sent = Buffer.from(tokenIn(given ?? ''));
  return session.isKnown && sent.length === expected.length && timingSafeEqual(sent, expected);
}

/**
 * Whether the browser reports that another site sent this. `Origin: null` proves nothing: forms on our own pages
 * without a referrer send it too, and the token distinguishes them.
 */
export function isCrossSite({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== 'null' && headers.origin !== origin;
}

/** Whether the browser reports that a page of this site sent this. No page can set this header, ours or another's. */
export const saysSameOrigin = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';

/**
 * Whether the browser reports that one of our pages which are equal for everybody sent this form: it has a token that
 * is empty. Browsers too old to say the same of every form name the sending site.
 */
export const isOfAnybody = (form: URLSearchParams, { headers }: FastifyRequest, origin: string): boolean =>
  form.get('_form') === '' && headers.origin === origin;

/**
 * Whether a call may have side effects. Browsers name the sending site (every POST has `Origin` or `Sec-Fetch-Site`,
 * and no script can remove them) and must send the token too. A sender without these headers is a program, which cannot
 * be tricked into sending its cookie; without a session there is nothing for another site to misuse.
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
