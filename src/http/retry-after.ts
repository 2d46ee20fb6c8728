import type { FastifyInstance } from 'fastify';

/** A crashed database is back within this time; a form sent again then succeeds. */
const RETRY_AFTER_S = 5;

/** Every 503 has a `Retry-After`, page and call alike. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
    done(null, payload);
  });
}
