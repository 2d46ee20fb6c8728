import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tally } from '#app/statistics/tally.ts';
import { holdsCardNumber } from '#http/card-numbers.ts';
import { accountTagOf, formTokenOf, isCrossSite, isFormToken, isOfAnybody, saysSameOrigin } from '#http/cross-site.ts';
import { operatorCookie, travellerCookie } from '#http/credentials.ts';
import { isKnown } from '#http/feed/is-known.ts';
import { hostlessPath } from '#http/hostless-path.ts';
import { type FormWithFiles, readMultipart } from '#http/multipart.ts';
import { FILES_BODY_LIMIT } from '#http/read-body.ts';
import { contentPolicy, frameHeaders, isPersonal } from '#http/security-headers.ts';
import { bytesOf, encodingFor, type SharedPage, type SharedPages, tagOf } from '#http/shared-pages.ts';
import { countPage } from '#http/statistics/count-pages.ts';
import type { Visitor } from '#http/visitor.ts';
import { lineFeeds } from '#kernel/filters.ts';
import { instant } from '#kernel/instant.ts';
import type { ApiCall } from '#wire/call.ts';
import { FILE_FORMS } from '#wire/case-forms.ts';
import {
  type AnswerPage,
  type InlineScript,
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
  readonly scripts: readonly InlineScript[];
  readonly origin: () => string;
  readonly isSecure: boolean;
  readonly secret: string;
  readonly tally?: Pick<Tally, 'count'>;
  /** Absent: every page is drawn for its visitor. */
  readonly sharedPages?: SharedPages | undefined;
  /** reCAPTCHA is configured. */
  readonly hasRecaptcha?: boolean;
}

/** Every path that is neither an API call nor a file. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  const answer = answerWith(deps);
  app.route({ method: ['GET', 'POST'], url: '/*', handler: answer });
  for (const url of FILE_FORMS) app.post(url, { bodyLimit: FILES_BODY_LIMIT }, answer);
}

function answerWith(deps: PageDeps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = deps.visitorOf(request, reply);
    const path = request.url.split('?')[0]!;
    const { form, files } = request.method === 'POST' ? await formOf(request) : NO_FORM;
    const isFresh = isFormToken(form?.get('_form') ?? undefined, visitor.session, deps.secret);
    if (form) {
      const mayShow = isFresh || saysSameOrigin(request) || isOfAnybody(form, request, deps.origin());
      if (isCrossSite(request, deps.origin()) || !mayShow || holdsCardNumber(valuesOf(form)))
        return sendAnswer(deps, reply, { path, answer: again(request.url) });
    }
    const cookies = cookiesOf(request);
    const key = sharedKey(request, visitor, cookies);
    const known = key === undefined ? undefined : deps.sharedPages?.find(key);
    const query = new URLSearchParams(request.url.slice(path.length));
    const page: PageRequest = {
      method: form ? 'POST' : 'GET',
      path: decoded(path),
      query,
      form,
      ...(form && !isFresh ? { isStale: true } : {}),
      files,
      cookies,
      formToken: formTokenOf(visitor.session, deps.secret),
      ...tagsOfTraveller(visitor.caller, deps.secret),
      origin: deps.origin(),
      now: visitor.now,
      call: deps.callOf(visitor),
      ...(deps.sharedPages ? { callOfNobody: deps.callOf(asNobody(visitor)) } : {}),
    };
    const answer = known?.answer ?? (await deps.answerPage(page));
    if (deps.tally && visitor.device) countPage(deps.tally, request, { query, answer });
    const shared = known ?? (key !== undefined && isEqual(answer) ? keepShared(deps, key, answer) : undefined);
    return shared ? sendShared(reply, shared) : sendAnswer(deps, reply, { path, answer });
  };
}

/** Choices that pages which are equal for everybody are drawn for. */
const CHOICES = ['lang', 'theme', 'consent', 'fonts'] as const satisfies readonly (keyof PageRequest['cookies'])[];
const CHOSEN: ReadonlySet<string> = new Set(CHOICES);

/**
 * What a page that is equal for everybody follows from besides the moment. Undefined for a form, and for a visitor of
 * whom more is known than such a page may depend on.
 */
function sharedKey(
  { method, url }: FastifyRequest,
  { caller }: Visitor,
  cookies: PageRequest['cookies'],
): string | undefined {
  const isSomebody = caller.travellerHash ?? caller.operatorSessionHash;
  if (method !== 'GET' || isSomebody || Object.keys(cookies).some((name) => !CHOSEN.has(name))) return undefined;
  return JSON.stringify([url, ...CHOICES.map((name) => cookies[name] ?? null)]);
}

/** The same request from a session that nobody has; its requests are counted as the visitor's. */
const asNobody = (visitor: Visitor): Visitor => ({
  ...visitor,
  caller: {
    sessionHash: createHash('sha256').update(visitor.caller.sessionHash).digest(),
    address: visitor.caller.address,
  },
  proofs: {},
});

type Html = Extract<PageAnswer, { readonly kind: 'html' }>;

const isEqual = (answer: PageAnswer): answer is Html =>
  answer.kind === 'html' &&
  answer.isEqualForAll === true &&
  answer.status === OK &&
  !answer.isPassing &&
  !answer.cookies?.length;

const keepShared = (deps: PageDeps, key: string, answer: Html): SharedPage | undefined =>
  deps.sharedPages?.keep(key, { answer, policy: policyOf(deps, answer) });

const policyOf = (deps: PageDeps, { html, frames = [], mayShowCaptcha = false }: Html): string =>
  contentPolicy({
    isSecure: deps.isSecure,
    scriptHashes: deps.scripts
      .filter(({ text }) => html.some((piece) => piece.includes(text)))
      .map(({ source }) => source),
    html,
    frames,
    hasRecaptcha: deps.hasRecaptcha === true && mayShowCaptcha,
  });

/** A session that begins with it sets its cookie; the page itself is the same with or without. */
async function sendShared(reply: FastifyReply, { tag, policy, bytes }: SharedPage) {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    etag: `W/${tag}`,
  });
  if (isKnownTo(reply.request, tag)) return reply.code(NOT_MODIFIED).send();
  return sendBytes(reply, bytes);
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
  const { form, files } =
    body instanceof Uint8Array
      ? await readMultipart(body, headers['content-type'] ?? '')
      : { form: new URLSearchParams(typeof body === 'string' ? body : ''), files: [] };
  return { form: new URLSearchParams([...form].map(([name, value]) => [name, lineFeeds(value)])), files };
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

const tagsOfTraveller = (
  { travellerHash }: Visitor['caller'],
  secret: string,
): Pick<PageRequest, 'travellerTag' | 'accountTag'> =>
  travellerHash
    ? {
        travellerTag: Buffer.from(travellerHash).toString('base64url', 0, TAG_BYTES),
        accountTag: (card) => accountTagOf(card, secret),
      }
    : {};

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
  const { html, status, frames = [] } = answer;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(deps, answer))
    .headers(frameHeaders(frames));
  // What nobody may store has no variants, and its first packets no room for saying so.
  if (isKept) reply.header('vary', 'accept-encoding, cookie');
  if (answer.isToRead && isKept && status === OK && reply.getHeader('set-cookie') === undefined) {
    const tag = tagOf(html);
    reply.header('etag', `W/${tag}`);
    if (isKnownTo(reply.request, tag)) return reply.code(NOT_MODIFIED).send();
  }
  return sendBytes(reply, bytesOf(html));
}

/** Weak tags, because the same text is sent in several encodings. */
const isKnownTo = ({ headers: { 'if-none-match': tags } }: FastifyRequest, tag: string): boolean =>
  tags !== undefined && isKnown({ 'if-none-match': tags }, { tag, modified: NEVER });

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

async function sendBytes(reply: FastifyReply, bytes: SharedPage['bytes']) {
  const encoding = encodingFor(String(reply.request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bytes(encoding));
}
