import type { FastifyInstance } from 'fastify';

interface File {
  readonly type: string;
  /** A function is called on request. */
  readonly body: string | Uint8Array | (() => Uint8Array);
}

/** Serves the small files of the site's root. */
export const registerFiles =
  (files: ReadonlyMap<string, File>) =>
  (app: FastifyInstance): void => {
    for (const [path, { type, body }] of files)
      app.get(path, (_request, reply) =>
        reply.type(type).header('cache-control', 'public, max-age=3600').send(made(body)),
      );
  };

const made = (body: File['body']): string | Uint8Array => (typeof body === 'function' ? body() : body);
