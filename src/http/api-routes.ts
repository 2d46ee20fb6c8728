import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '#domain/errors.ts';
import type { AnswerCall, AskedCall } from '#http/answer-call.ts';
import { accountTagOf, isFormToken, mayChange } from '#http/cross-site.ts';
import { challengeOf } from '#http/challenge.ts';
import { downloadOf } from '#http/downloads.ts';
import type { Handler } from '#http/handler.ts';
import { keptJson } from '#http/kept-json.ts';
import { FILES_BODY_LIMIT, readBody } from '#http/read-body.ts';
import { type Answered, refusalOf } from '#http/refusal-of.ts';
import type { Visitor } from '#http/visitor.ts';
import { getProfile } from '#wire/account.ts';
import { BODY_ENCODING_HEADER, FORM_TOKEN_HEADER } from '#wire/call-headers.ts';
import { ownerIn } from '#wire/form-token.ts';
import { patternOf } from '#wire/paths.ts';
import type { DataOf } from '#wire/route.ts';
import { CALL_BASES } from '#wire/services.ts';
import { getReservation } from '#wire/websale.ts';

export interface ApiDeps {
  readonly handlers: readonly Handler[];
  readonly answerCall: AnswerCall;
  readonly visitorOf: (request: FastifyRequest, reply: FastifyReply) => Visitor;
  readonly origin: () => string;
  readonly secret: string;
}

const INVALID = [fault('invalid_request')];

/** Registers every call of the route table, and the answer to unknown calls. */
export function registerApi(app: FastifyInstance, deps: ApiDeps): void {
  const known = new Map<string, string[]>();
  for (const handler of deps.handlers) {
    const url = patternOf(handler.route);
    known.set(url, [...(known.get(url) ?? []), handler.route.method]);
    app.route({
      method: handler.route.method,
      url,
      ...(handler.route.takesFiles ? { bodyLimit: FILES_BODY_LIMIT } : {}),
      handler: async (request, reply) => {
        const answered = await answer(deps, handler, { request, reply });
        reply.headers(challengeOf(handler.route, answered, { isAnonymous: !request.headers.authorization }));
        const download = downloadOf(handler.route, request.query as Record<string, unknown>, answered);
        if (!download) return send(reply, answered);
        return reply.headers({ 'cache-control': 'private, no-store', ...download.headers }).send(download.body);
      },
    });
  }
  for (const [url, methods] of known) {
    const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter((method) => !methods.includes(method));
    app.route({
      method: others,
      url,
      handler: (_request, reply) => send(reply.header('allow', methods.join(', ')), refusalOf(INVALID, 405)),
    });
  }
  app.post('/api/internal/reservation', (request, reply) => internalReservation(deps, request, reply));
  for (const base of CALL_BASES)
    app.all(`${base}/*`, (_request, reply) => send(reply, refusalOf([fault('not_found')])));
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(deps: ApiDeps, handler: Handler, { request, reply }: Exchange): Promise<Answered> {
  const visitor = deps.visitorOf(request, reply);
  const { method } = handler.route;
  if (method !== 'GET' && !mayChange(request, visitor.session, { origin: deps.origin(), secret: deps.secret }))
    return refusalOf([fault('forbidden')]);
  const body = bodyOf(request);
  if (body.kind === 'refused') return refusalOf(INVALID, body.status);
  const query = withoutEncoding(request.query as Record<string, unknown>);
  if (await isOfOtherAccount(deps, handler, { request, visitor })) return refusalOf([fault('other_account')]);
  const asked: AskedCall = {
    query,
    // Some proxies drop the body of a DELETE; it may be in the query instead (T59).
    body: method === 'DELETE' && body.value === undefined ? query : body.value,
    params: request.params as Record<string, string>,
    caller: visitor.caller,
    proofs: visitor.proofs,
    now: visitor.now,
    lang: 'es',
    device: visitor.device,
  };
  return deps.answerCall(handler, asked);
}

/** Whether a page that was drawn for one account pays while another one is signed in: it showed what the first one has. */
async function isOfOtherAccount(
  deps: ApiDeps,
  { route }: Handler,
  { request, visitor }: { readonly request: FastifyRequest; readonly visitor: Visitor },
): Promise<boolean> {
  const token = request.headers[FORM_TOKEN_HEADER];
  const drawnFor = typeof token === 'string' ? ownerIn(token) : undefined;
  const { caller, proofs, now } = visitor;
  if (route.budget !== 'payment' || drawnFor === undefined || !caller.travellerHash) return false;
  const profile = deps.handlers.find((handler) => handler.route === getProfile);
  const known = { caller, proofs, now, lang: 'es' as const, params: {}, query: {}, body: undefined };
  const found = profile && (await deps.answerCall(profile, known));
  // Nobody who is signed in any more: then nothing of an account is spent.
  if (found?.status !== 200) return false;
  const { card } = found.envelope.content.data as DataOf<typeof getProfile>;
  return accountTagOf(card, deps.secret) !== drawnFor;
}

type Body =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly status: 400 | 415 };

function bodyOf(request: FastifyRequest): Body {
  if (request.method === 'GET' || typeof request.body !== 'string' || request.body === '')
    return { kind: 'read', value: undefined };
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  const isBase64 = isEncoded(request);
  if (type !== 'application/json' && !(isBase64 && type === 'text/plain')) return { kind: 'refused', status: 415 };
  const read = readBody(request.body, isBase64);
  return read.ok ? { kind: 'read', value: read.value } : { kind: 'refused', status: 400 };
}

/** Optional base64 mode of the body, by header or `?encoding=base64`. */
const isEncoded = ({ headers, query }: FastifyRequest): boolean =>
  headers[BODY_ENCODING_HEADER] === 'base64' || (query as Record<string, unknown>)['encoding'] === 'base64';

const withoutEncoding = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'encoding'));

/** The internal call (M210): `{success, reservation}`, the reservation in base64 with `?reservation=base64`. */
async function internalReservation(deps: ApiDeps, request: FastifyRequest, reply: FastifyReply) {
  const visitor = deps.visitorOf(request, reply);
  const token = request.headers[FORM_TOKEN_HEADER];
  reply.header('cache-control', 'no-store');
  if (!isFormToken(typeof token === 'string' ? token : undefined, visitor.session, deps.secret))
    return reply.code(403).send({ success: false, reservation: null });
  const body = bodyOf(request);
  const { code } = ((body.kind === 'read' ? body.value : undefined) ?? {}) as { code?: unknown };
  const handler = deps.handlers.find(({ route }) => route === getReservation);
  const { caller, proofs, now } = visitor;
  const known = { caller, proofs, now, lang: 'es' as const, params: {}, body: undefined };
  const found = handler && (await deps.answerCall(handler, { ...known, query: { code } }));
  if (found?.status !== 200) return reply.code(found?.status ?? 404).send({ success: false, reservation: null });
  const { reservation } = found.envelope.content.data as { reservation: unknown };
  const isEncodedAnswer = (request.query as Record<string, unknown>)['reservation'] === 'base64';
  return reply.send({
    success: true,
    reservation: isEncodedAnswer ? Buffer.from(JSON.stringify(reservation)).toString('base64') : reservation,
  });
}

function send(reply: FastifyReply, { status, envelope }: Answered) {
  const bytes = keptJson(envelope);
  reply.code(status).header('cache-control', 'no-store');
  return bytes === undefined ? reply.send(envelope) : reply.type('application/json; charset=utf-8').send(bytes);
}
