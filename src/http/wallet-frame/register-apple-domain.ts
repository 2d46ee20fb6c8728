import type { FastifyInstance } from 'fastify';

const PATH = '/.well-known/apple-developer-merchantid-domain-association';

/** The file by which Apple knows that a domain is the merchant's; Apple's portal gives it out. */
export const registerAppleDomain =
  (file: string) =>
  (app: FastifyInstance): void => {
    app.get(PATH, (_request, reply) => reply.type('text/plain; charset=utf-8').send(file));
  };
