import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tally } from '#app/statistics/tally.ts';
import { holdsCardNumber } from '#http/card-numbers.ts';
import { formTokenOf, isCrossSite, isFormToken, saysSameOrigin } from '#http/cross-site.ts';
import { operatorCookie, travellerCookie } from '#http/credentials.ts';
import { isKnown } from '#http/feed/is-known.ts';
import { hostlessPath } from '#http/hostless-path.ts';
import { type FormWithFiles, readMultipart } from '#http/multipart.ts';
import { FILES_BODY_LIMIT } from '#http/read-body.ts';
import { contentPolicy, frameHeaders, isPersonal } from '#http/security-headers.ts';
import { countPage } from '#http/statistics/count-pages.ts';
import type { Visitor } from '#http/visitor.ts';
import { instant } from '#kernel/instant.ts';
import type { ApiCall } from '#wire/call.ts';
import { CASE_FORMS } from '#wire/case-forms.ts';
import {
  type AnswerPage,
  DOOR_COOKIE,
  SAVED_COOKIE,
  OPERATOR_COOKIE,
  PAGE_COOKIES,
  type PageAnswer,
  type PageRequest,
  type SetCookie,
  TRAVELLER_COOKIE,
} from '#wire/page.ts';

export interface PageDeps {
  readonly answerPage: AnswerPage;
  readonly callOf: (visitor: Visitor) => ApiCall;
  readonly visitorOf: (request: FastifyRequest, reply: FastifyReply) => Visitor;
  readonly scriptHashes: readonly string[];
  readonly origin: () => string;
  readonly isSecure: boolean;
  readonly secret: string;
  readonly tally?: Pick<Tally, 'count'>;
  /** reCAPTCHA is configured. */
  readonly hasRecaptcha?: boolean;
}

/** Every path that is neither an API call nor a file. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  const answer = answerWith(deps);
  app.route({ method: ['GET', 'POST'], url: '/*', handler: answer });
  for (const url of Object.values(CASE_FORMS).map(({ es }) => es))
    app.post(url, { bodyLimit: FILES_BODY_LIMIT }, answer);
}

function answerWith(deps: PageDeps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = deps.visitorOf(request, reply);
    const path = request.url.split('?')[0]!;
    const { form, files } = request.method === 'POST' ? await formOf(request) : NO_FORM;
    const isFresh = isFormToken(form?.get('_form') ?? undefined, visitor.session, deps.secret);
    if (form) {
      const mayShow = isFresh || saysSameOrigin(request);
      if (isCrossSite(request, deps.origin()) || !mayShow || holdsCardNumber(valuesOf(form)))
        return sendAnswer(deps, reply, { path, answer: again(request.url) });
    }
    const page: PageRequest = {
      method: form ? 'POST' : 'GET',
      path: decoded(path),
      query: new URLSearchParams(request.url.slice(path.length)),
      form,
      ...(form && !isFresh ? { isStale: true } : {}),
      files,
      cookies: cookiesOf(request),
      formToken: formTokenOf(visitor.session, deps.secret),
      ...tagOf(visitor.caller),
      origin: deps.origin(),
      now: visitor.now,
      call: deps.callOf(visitor),
    };
    const answer = await deps.answerPage(page);
    if (deps.tally && visitor.device) countPage(deps.tally, request, { query: page.query, answer });
    return sendAnswer(deps, reply, { path, answer });
  };
}

const NO_FORM = { form: undefined, files: [] } as const;

/** A form that fails the CSRF check is shown again with a message; it had no side effects. */
const again = (url: string): PageAnswer => ({
  kind: 'redirect',
  status: 303,
  to: hostlessPath(url),
  cookies: [{ name: 'notice', value: 'form-expired' }],
});

async function formOf({ body, headers }: FastifyRequest): Promise<FormWithFiles> {
  if (body instanceof Uint8Array) return readMultipart(body, headers['content-type'] ?? '');
  return { form: new URLSearchParams(typeof body === 'string' ? body : ''), files: [] };
}

/** Every value by its name; a repeated name is checked each time. */
const valuesOf = (form: URLSearchParams): unknown[] => [...form].map(([name, value]) => ({ [name]: value }));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Enough of the hash of the session's value to tell sessions apart. */
const TAG_BYTES = 12;

const tagOf = ({ travellerHash }: Visitor['caller']): Pick<PageRequest, 'travellerTag'> =>
  travellerHash ? { travellerTag: Buffer.from(travellerHash).toString('base64url', 0, TAG_BYTES) } : {};

const cookiesOf = ({ cookies }: FastifyRequest): PageRequest['cookies'] =>
  Object.fromEntries(PAGE_COOKIES.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : [])));

interface Sent {
  readonly path: string;
  readonly answer: PageAnswer;
}

async function sendAnswer(deps: PageDeps, reply: FastifyReply, { path, answer }: Sent) {
  for (const cookie of answer.cookies ?? []) setCookie(reply, cookie, deps.isSecure);
  // It would delete scans of a boarding scanner that wait to be sent: there the page's own script clears the visitor's
  // data.
  const isDoor = reply.request.cookies[DOOR_COOKIE] !== undefined;
  if (answer.cookies?.some(forgetsDevice) && !isDoor) reply.header('clear-site-data', '"storage"');
  const isKept = !isPersonal(path) && !(answer.kind === 'html' && (answer.namesVisitor || answer.isPassing));
  reply.header('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
  if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status);
  const { html, status, frames = [], mayShowCaptcha = false } = answer;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      contentPolicy({ ...deps, html, frames, hasRecaptcha: deps.hasRecaptcha === true && mayShowCaptcha }),
    )
    .headers(frameHeaders(frames))
    .header('vary', 'accept-encoding, cookie');
  if (answer.isToRead && isKept && status === OK && reply.getHeader('set-cookie') === undefined) {
    // Weak, because the same text is sent in several encodings.
    const tag = `"${createHash('sha256').update(html).digest('base64url')}"`;
    reply.header('etag', `W/${tag}`);
    const { 'if-none-match': tags } = reply.request.headers;
    if (tags !== undefined && isKnown({ 'if-none-match': tags }, { tag, modified: NEVER }))
      return reply.code(NOT_MODIFIED).send();
  }
  return sendCompressed(reply, html);
}

/** Signing out, declining to be remembered and clearing the device all delete everything stored on it. */
const forgetsDevice = ({ name, value }: SetCookie): boolean => name === SAVED_COOKIE && value === '';

/** `value: ''` with `maxAge: 0` deletes the cookie. */
const setCookie = (reply: FastifyReply, { name, value, maxAge }: SetCookie, secure: boolean) =>
  reply.setCookie(cookieName(name, secure), value, {
    path: '/',
    httpOnly: name !== SAVED_COOKIE,
    sameSite: 'lax',
    secure,
    ...(maxAge === undefined ? {} : { maxAge }),
  });

/** Session cookies of people have their own names over https. */
function cookieName(name: SetCookie['name'], secure: boolean): string {
  if (name === TRAVELLER_COOKIE) return travellerCookie(secure);
  return name === OPERATOR_COOKIE ? operatorCookie(secure) : name;
}

const OK = 200;
const NOT_MODIFIED = 304;
/** Pages have no date of their own: only their tag counts. */
const NEVER = instant(0);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** For pages made per visitor: 8 takes a fifth longer than 6 and saves one percent more; 9 takes twice as long. */
const BROTLI_QUALITY = 8;

async function sendCompressed(reply: FastifyReply, html: string) {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return reply.header('content-encoding', 'br').send(await brotli(html, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(html));
  return reply.send(html);
}
