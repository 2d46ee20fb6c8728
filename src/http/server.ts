import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Tally } from '#app/statistics/tally.ts';
import { fault } from '#domain/errors.ts';
import { createAnswerCall } from '#http/answer-call.ts';
import { registerApi } from '#http/api-routes.ts';
import { createAnswerError } from '#http/answer-error.ts';
import { createDispatch, type WhileAnswering } from '#http/dispatch.ts';
import type { Handler } from '#http/handler.ts';
import { registerHealth, type Unready } from '#http/health.ts';
import { inProcessCall } from '#http/in-process-call.ts';
import { registerPages } from '#http/page-routes.ts';
import { credentialsOf, proofsOf } from '#http/credentials.ts';
import type { Elsewhere } from '#http/external-service.ts';
import { BODY_LIMIT } from '#http/read-body.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { registerRetryAfter } from '#http/retry-after.ts';
import type { SharedPages } from '#http/shared-pages.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { setSessionCookie, sessionOf } from '#http/session.ts';
import { countedDevice } from '#http/statistics/count-pages.ts';
import type { Visitor } from '#http/visitor.ts';
import type { Instant } from '#kernel/instant.ts';
import type { AnswerPage, PageAssets } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

export interface ServerDeps {
  readonly handlers: readonly Handler[];
  readonly answerPage: AnswerPage;
  readonly assets: PageAssets;
  readonly elsewhere: Elsewhere;
  /** Scheme, host and port of the public site. */
  readonly origin: () => string;
  readonly secret: string;
  /** reCAPTCHA is configured: pages that may show it allow its sources. */
  readonly hasRecaptcha?: boolean;
  /** A proxy in front of us reports the visitor's address. */
  readonly trustProxy: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void };
  readonly now: () => Instant;
  readonly report: (problem: unknown) => void;
  readonly isBusy: (problem: unknown) => boolean;
  /** Waits for work as long as the database answers; without limit by default. */
  readonly whileAnswering?: WhileAnswering;
  /** Why a visitor could not be served; empty when they could. */
  readonly unready: () => Promise<readonly Unready[]>;
  /** Counts page views; absent: nothing is counted. */
  readonly tally?: Pick<Tally, 'count'>;
  /** Keeps pages that are equal for everybody; absent: each is drawn for its visitor. */
  readonly sharedPages?: SharedPages | undefined;
  /** How long requests may take to arrive; default `ARRIVAL`. */
  readonly arrival?: Arrival;
  /** Routes of other rooms: webhooks, the card frame, the API description, files. */
  readonly register?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

/** All in milliseconds. */
export interface Arrival {
  readonly longestHeaders: number;
  /** Headers and body. */
  readonly longestRequest: number;
  /** How often slow requests are checked for: they may take this much longer. */
  readonly lookEvery: number;
}

export const ARRIVAL: Arrival = { longestHeaders: 10_000, longestRequest: 15_000, lookEvery: 1_000 };

const MAX_CONNECTION_MS = 30_000;
const MAX_URL_LENGTH = 4_096;
/** Trust only the proxy in front of us: anything in the header before it is the visitor's own claim. */
const isProxy = (_address: string, hop: number): boolean => hop === 0;

/** Routes have no JSON schema: the libraries that compile those are not even loaded. */
const noCompiler = () => () => {
  throw new Error('calls are described by the wire, not by JSON schemas');
};

/** The whole site over HTTP: calls, pages and files, each with its security headers. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const isSecure = deps.origin().startsWith('https:');
  const answerError = createAnswerError({ ...deps, isSecure });
  const { longestHeaders, longestRequest, lookEvery } = deps.arrival ?? ARRIVAL;
  const app = Fastify({
    logger: loggerOf(deps),
    trustProxy: deps.trustProxy && isProxy,
    frameworkErrors: answerError,
    bodyLimit: BODY_LIMIT,
    requestTimeout: longestRequest,
    http: { headersTimeout: longestHeaders, requestTimeout: longestRequest, connectionsCheckingInterval: lookEvery },
    connectionTimeout: MAX_CONNECTION_MS,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { maxParamLength: MAX_URL_LENGTH, ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  await app.register(fastifyCookie);
  // Bodies are read as text: what they may contain depends on the route.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.url.split('?')[0]!, isSecure));
    done();
  });
  registerRetryAfter(app);
  app.setErrorHandler(answerError);
  // Our handler logs nothing of the address: the framework's own would log its query.
  app.setNotFoundHandler((_request, reply) => {
    const { status, envelope } = refusalOf([fault('not_found')]);
    return reply.code(status).header('cache-control', 'no-store').send(envelope);
  });

  const visitorOf = (request: FastifyRequest, reply: FastifyReply): Visitor => {
    const session = sessionOf(request, isSecure);
    setSessionCookie(reply, session, isSecure);
    const proofs = proofsOf(request, isSecure);
    const caller = { sessionHash: session.hash, address: request.ip, ...credentialsOf(request, proofs, isSecure) };
    return { session, caller, proofs, now: deps.now(), device: countedDevice(request, caller) };
  };
  const answerCall = createAnswerCall(createDispatch(deps), deps.elsewhere);
  const shared = { ...deps, answerCall, visitorOf, isSecure };

  registerHealth(app, deps.unready);
  await app.register(fastifyStatic, {
    root: deps.assets.directory,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  for (const register of deps.register ?? []) await register(app);
  registerApi(app, shared);
  registerPages(app, {
    ...shared,
    scripts: deps.assets.scripts,
    // A token is for API calls: one that a proxy or an app sends with a page is not meant for us.
    callOf: ({ caller, proofs, now, device }) =>
      inProcessCall(shared, { caller: { ...caller, bearerHash: undefined }, proofs, now, lang: 'es', device }),
  });
  return app;
}

const loggerOf = ({ logLevel, logTo }: ServerDeps) =>
  logLevel !== 'silent' && {
    level: logLevel,
    serializers: { req: requestLine },
    ...(logTo ? { stream: logTo } : {}),
  };

/** A log line of a request: never a query, a body or a cookie. */
const requestLine = ({ method, url }: FastifyRequest) => ({
  method,
  path: encodeURI(withoutIdentity(withoutLink(url.split('?')[0]!))),
});

/** A card, phone or e-mail in a path identifies a person (T63). */
const withoutIdentity = (path: string): string => path.replace(/(forgot_password\/).+/, '$1…');

/** A payment link can be used by anyone who has it, so it is never logged. */
const withoutLink = (path: string): string => path.replace(LINK, '$1/…');

const LINK = new RegExp(`^(${Object.values(paths.payLinks).join('|')})/.+`);

const BROKEN: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A request too broken, too long or too slow to parse gets an ordinary envelope, and the connection is closed. */
function answerBrokenRequest(problem: { readonly code?: string }, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = BROKEN[problem.code ?? ''] ?? 400;
  const body = JSON.stringify(refusalOf([fault('invalid_request')], status).envelope);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\nconnection: close\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  // Stops reading from a client that sends without end.
  socket.destroySoon();
}
