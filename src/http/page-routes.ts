import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsCardNumber } from '#http/card-numbers.ts';
import { formTokenOf, isCrossSite, isFormToken } from '#http/cross-site.ts';
import { operatorCookie, travellerCookie } from '#http/credentials.ts';
import { hostlessPath } from '#http/hostless-path.ts';
import { contentPolicy, frameHeaders, isPersonal } from '#http/security-headers.ts';
import type { Visitor } from '#http/visitor.ts';
import type { ApiCall } from '#wire/call.ts';
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
  /** reCAPTCHA is configured. */
  readonly hasRecaptcha?: boolean;
}

/** Every path that is neither a call nor a file. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const visitor = deps.visitorOf(request, reply);
      const path = request.url.split('?')[0]!;
      const form = request.method === 'POST' ? formOf(request) : undefined;
      if (form) {
        const isOurs = isFormToken(form.get('_form') ?? undefined, visitor.session, deps.secret);
        if (isCrossSite(request, deps.origin()) || !isOurs || holdsCardNumber(valuesOf(form)))
          return sendAnswer(deps, reply, { path, answer: again(request.url) });
      }
      const page: PageRequest = {
        method: form ? 'POST' : 'GET',
        path: decoded(path),
        query: new URLSearchParams(request.url.slice(path.length)),
        form,
        cookies: cookiesOf(request),
        formToken: formTokenOf(visitor.session, deps.secret),
        origin: deps.origin(),
        now: visitor.now,
        call: deps.callOf(visitor),
      };
      return sendAnswer(deps, reply, { path, answer: await deps.answerPage(page) });
    },
  });
}

/** A form that cannot be believed is shown again where it was sent, with a word about it: nothing was done. */
const again = (url: string): PageAnswer => ({
  kind: 'redirect',
  status: 303,
  to: hostlessPath(url),
  cookies: [{ name: 'notice', value: 'form-expired' }],
});

const formOf = ({ body }: FastifyRequest): URLSearchParams => new URLSearchParams(typeof body === 'string' ? body : '');

/** Every value by its name; a name sent twice is looked at twice. */
const valuesOf = (form: URLSearchParams): unknown[] => [...form].map(([name, value]) => ({ [name]: value }));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const cookiesOf = ({ cookies }: FastifyRequest): PageRequest['cookies'] =>
  Object.fromEntries(PAGE_COOKIES.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : [])));

interface Sent {
  readonly path: string;
  readonly answer: PageAnswer;
}

async function sendAnswer(deps: PageDeps, reply: FastifyReply, { path, answer }: Sent) {
  for (const cookie of answer.cookies ?? []) setCookie(reply, cookie, deps.isSecure);
  // It would take along the scans of a door that wait to be sent: there the page's own script clears what is the visitor's.
  const isDoor = reply.request.cookies[DOOR_COOKIE] !== undefined;
  if (answer.cookies?.some(forgetsDevice) && !isDoor) reply.header('clear-site-data', '"storage"');
  reply.header('cache-control', isPersonal(path) ? 'private, no-store' : 'private, no-cache');
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
  return sendCompressed(reply, html);
}

/** Who signs out, refuses to be remembered or has the device forget leaves nothing on it. */
const forgetsDevice = ({ name, value }: SetCookie): boolean => name === SAVED_COOKIE && value === '';

/** `value: ''` with `maxAge: 0` takes the cookie away. */
const setCookie = (reply: FastifyReply, { name, value, maxAge }: SetCookie, secure: boolean) =>
  reply.setCookie(cookieName(name, secure), value, {
    path: '/',
    httpOnly: name !== SAVED_COOKIE,
    sameSite: 'lax',
    secure,
    ...(maxAge === undefined ? {} : { maxAge }),
  });

/** Sessions of people have names of their own over https. */
function cookieName(name: SetCookie['name'], secure: boolean): string {
  if (name === TRAVELLER_COOKIE) return travellerCookie(secure);
  return name === OPERATOR_COOKIE ? operatorCookie(secure) : name;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Enough for pages that are made for one visitor each. */
const BROTLI_QUALITY = 5;

async function sendCompressed(reply: FastifyReply, html: string) {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return reply.header('content-encoding', 'br').send(await brotli(html, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(html));
  return reply.send(html);
}
