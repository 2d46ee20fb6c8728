import type { FastifyInstance } from 'fastify';

export const LIVENESS = '/healthz';
export const READINESS = '/readyz';

/**
 * Why the server should get no traffic now. `database`: it does not answer; `disk`: too full for new sales;
 * `timetable`: nothing is on sale; `stopping`: pending requests are finished and no others accepted.
 */
export type Unready = 'database' | 'disk' | 'timetable' | 'stopping';

/** `/healthz`: the process is alive, regardless of its dependencies. `/readyz`: visitors can be served, or why not. */
export function registerHealth(app: FastifyInstance, unready: () => Promise<readonly Unready[]>): void {
  app.get(LIVENESS, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get(READINESS, async (_request, reply) => {
    const because = await unready();
    reply.code(because.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(because.length === 0 ? { status: 'ready' } : { status: 'not ready', because });
  });
}
