import type { FastifyInstance } from 'fastify';

const PATH = '/.well-known/apple-developer-merchantid-domain-association';

/** The file by which Apple verifies the merchant's domain; Apple's portal issues it. */
export const registerAppleDomain =
  (file: string) =>
  (app: FastifyInstance): void => {
    app.get(PATH, (_request, reply) => reply.type('text/plain; charset=utf-8').send(file));
  };
