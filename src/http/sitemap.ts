import type { FastifyInstance } from 'fastify';

/** Serves a sitemap, current at each request; 503 while it cannot be made. */
export const registerSitemap =
  (path: string, map: () => Promise<string | undefined>) =>
  (app: FastifyInstance): void => {
    app.get(path, async (_request, reply) => {
      const body = await map();
      if (body === undefined) return reply.code(503).send();
      return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(body);
    });
  };
