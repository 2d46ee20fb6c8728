import type { FastifyInstance } from 'fastify';
import type { BoardingKey } from '#app/ticketing/boarding-codes.ts';

/** Where boarding devices fetch the keys, including those of other carriers that board our travellers. */
export const BOARDING_KEYS_PATH = '/.well-known/anden-boarding-keys.json';

/** Serves the public keys of tickets as a JSON Web Key Set (RFC 7517, RFC 8037); the one that signs comes first. */
export const registerBoardingKeys =
  (keys: readonly BoardingKey[]) =>
  (app: FastifyInstance): void => {
    const set = {
      keys: keys.map(({ id, publicKey }) => ({ kty: 'OKP', crv: 'Ed25519', use: 'sig', kid: id, x: publicKey })),
    };
    app.get(BOARDING_KEYS_PATH, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('application/jwk-set+json').send(JSON.stringify(set)),
    );
  };
