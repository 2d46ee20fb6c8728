import type { FastifyInstance } from 'fastify';

export const LIVENESS = '/healthz';
export const READINESS = '/readyz';

/**
 * Why nobody should be sent here now. `database`: it does not answer; `disk`: too full for new sales; `timetable`: nothing is
 * on sale; `stopping`: requests under way are finished, and no others taken.
 */
export type Unready = 'database' | 'disk' | 'timetable' | 'stopping';

/** `/healthz`: the process answers, whatever it depends on. `/readyz`: a visitor would be served, or why not. */
export function registerHealth(app: FastifyInstance, unready: () => Promise<readonly Unready[]>): void {
  app.get(LIVENESS, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get(READINESS, async (_request, reply) => {
    const because = await unready();
    reply.code(because.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(because.length === 0 ? { status: 'ready' } : { status: 'not ready', because });
  });
}
