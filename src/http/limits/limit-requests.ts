import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIVENESS, READINESS } from '#http/health.ts';
import { tooMany } from '#http/limits/limit-calls.ts';
import type { RateLimiter, Wait } from '#http/limits/rate-limiter.ts';
import { refusedPage } from '#http/limits/refused-page.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { contentPolicy } from '#http/security-headers.ts';
import type { Envelope } from '#wire/envelope.ts';

/** Asked by machines that watch the site: a probe that is refused would restart it. */
const PROBES: ReadonlySet<string> = new Set([LIVENESS, READINESS]);

/** Whether a request is one too many of its address, whatever it asks for. */
export const limitRequests =
  (limiter: RateLimiter) =>
  ({ url, ip }: Pick<FastifyRequest, 'url' | 'ip'>): Wait | undefined =>
    PROBES.has(url) ? undefined : limiter.take('everything', { address: ip });

/** Refuses before anything is read or looked up, and says in `Retry-After` when to come back. */
export const registerLimits =
  (limiter: RateLimiter) =>
  (app: FastifyInstance): void => {
    const tooManyOf = limitRequests(limiter);
    app.addHook('onRequest', async (request, reply) => {
      const wait = tooManyOf(request);
      if (!wait) return;
      const { status, envelope } = refusalOf([tooMany(wait.retryAfter)]);
      reply.code(status).headers({ 'cache-control': 'no-store', 'retry-after': wait.retryAfter });
      if (/^\/(api|new-invoicing|vallarta-adventures)\//.test(request.url)) return reply.send(envelope);
      const html = refusedPage(wait.retryAfter);
      const isSecure = request.protocol === 'https';
      const policy = contentPolicy({ scriptHashes: [], html, frames: [], isSecure });
      return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
    });
    // A call refused for a while, by its own budget or because sales are paused: the header says what the envelope does.
    app.addHook('preSerialization', async (_request, reply, payload) => {
      const seconds = secondsOf(payload);
      if (seconds !== undefined) reply.header('retry-after', seconds);
      return payload;
    });
  };

function secondsOf(payload: unknown): number | undefined {
  const { content } = (payload ?? {}) as Partial<Envelope<unknown>>;
  const refused = content?.errors?.find(({ params }) => params?.['retry_after'] !== undefined);
  const seconds = refused?.params?.['retry_after'];
  return typeof seconds === 'number' ? seconds : undefined;
}
