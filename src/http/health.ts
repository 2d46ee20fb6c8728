import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: a visitor would be served. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return reply.send({ status: ready ? 'ready' : 'not ready' });
  });
}
