import type { FastifyInstance } from 'fastify';

/** A database that died is back within this time; a form that is sent again then finds it. */
const RETRY_AFTER_S = 5;

/** Whatever answers 503 says when to come back, page and call alike. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
    return payload;
  });
}
