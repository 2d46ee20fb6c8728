import type { FastifyInstance } from 'fastify';
import { compressed } from '#http/compressed.ts';

interface File {
  readonly type: string;
  /** A function is called on request. */
  readonly body: string | Uint8Array | (() => Uint8Array);
  /** Shown only by pages of the same build, so asked for again each time. */
  readonly isOfBuild?: true;
}

/** Serves the small files of the site's root; texts, drawings among them, compressed. */
export const registerFiles =
  (files: ReadonlyMap<string, File>) =>
  (app: FastifyInstance): void => {
    for (const [path, { type, body, isOfBuild }] of files) {
      const text = typeof body === 'string' ? compressed(body) : undefined;
      app.get(path, (_request, reply) => {
        reply.type(type).header('cache-control', isOfBuild ? 'no-cache' : 'public, max-age=3600');
        return text ? text.send(reply) : reply.send(typeof body === 'function' ? body() : body);
      });
    }
  };
