import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIVENESS, READINESS } from '#http/health.ts';
import { tooMany } from '#http/limits/limit-calls.ts';
import type { RequestLimits } from '#http/limits/rate-limiter.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { contentPolicy } from '#http/security-headers.ts';
import type { Envelope } from '#wire/envelope.ts';
import { errorMessage } from '#text/errors.ts';

/** Requested by monitoring: refusing a probe would restart the site. */
const PROBES: ReadonlySet<string> = new Set([LIVENESS, READINESS]);

/** Whether a request exceeds the budget of its address, regardless of its target. */
export const limitRequests =
  (limiter: RequestLimits) =>
  ({ url, ip }: Pick<FastifyRequest, 'url' | 'ip'>): ReturnType<RequestLimits['take']> =>
    PROBES.has(url) ? undefined : limiter.take('everything', { address: ip });

/** Refuses before anything is read or looked up, with `Retry-After`. */
export const registerLimits =
  (limiter: RequestLimits) =>
  (app: FastifyInstance): void => {
    const tooManyOf = limitRequests(limiter);
    app.addHook('onRequest', async (request, reply) => {
      const wait = await tooManyOf(request);
      if (!wait) return;
      const { status, envelope } = refusalOf([tooMany(wait.retryAfter)]);
      reply.code(status).headers({ 'cache-control': 'no-store', 'retry-after': wait.retryAfter });
      if (/^\/(api|new-invoicing|vallarta-adventures)\//.test(request.url)) return reply.send(envelope);
      const html = refusedPage(wait.retryAfter);
      const isSecure = request.protocol === 'https';
      const policy = contentPolicy({ scriptHashes: [], html, frames: [], isSecure });
      return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
    });
    // For a call refused for a while, by its budget or because sales are paused, the header repeats the envelope's
    // delay.
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

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{margin:0;background:#fbf6ec;color:#0b2a33;font:400 1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:0 auto;padding:3rem 1rem}' +
  '@media(prefers-color-scheme:dark){body{background:#0d2730;color:#eaf3f2}}';

/** What a person over the limit sees: the sentence in both languages, without any further requests. */
function refusedPage(retryAfter: number): string {
  const { es, en } = errorMessage('too_many_requests', { retry_after: retryAfter });
  return (
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>429</title>' +
    `<style>${STYLE}</style></head><body><main><p>${es}</p><p lang="en">${en}</p></main></body></html>`
  );
}
