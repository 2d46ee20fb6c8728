import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refused } from '#http/answer-error.ts';
import { LIVENESS, READINESS } from '#http/health.ts';

/**
 * What was asked before the door closed is answered for so long; a payment that takes longer is finished by the
 * reconciler.
 */
export const MAX_DRAIN_MS = 5_000;
/** A request that has not arrived whole by then is cut off. */
export const MAX_ARRIVAL_MS = 1_000;
const LOOK_EVERY_MS = 20;

/** Lets requests in, and at the end no more. */
export interface ConnectionDrain {
  isClosing(): boolean;
  register(app: FastifyInstance): void;
  /** Refuses what is new, waits for what is under way, then ends every connection. */
  close(): Promise<void>;
}

export function createConnectionDrain(): ConnectionDrain {
  const underWay = new Map<ServerResponse, IncomingMessage>();
  let app: FastifyInstance | undefined;
  let isClosing = false;

  const drain = async (): Promise<void> => {
    const since = performance.now();
    const age = () => performance.now() - since;
    while (underWay.size > 0 && age() < MAX_DRAIN_MS) {
      if (age() > MAX_ARRIVAL_MS) cutOff([...underWay.values()].filter(({ complete }) => !complete));
      await pause(LOOK_EVERY_MS);
    }
  };

  return {
    isClosing: () => isClosing,
    register: (registered) => {
      app = registered;
      app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
        underWay.set(response, request);
        response.once('close', () => underWay.delete(response));
      });
      app.addHook('onRequest', async ({ url }, reply) => {
        if (!isClosing) return;
        reply.header('connection', 'close');
        if (url !== LIVENESS && url !== READINESS) throw new Refused('the server is stopping');
      });
    },
    close: async () => {
      isClosing = true;
      app?.server.closeIdleConnections();
      await drain();
      app?.server.closeAllConnections();
      await app?.close();
    },
  };
}

const cutOff = (requests: readonly IncomingMessage[]): void => {
  for (const request of requests) request.destroy();
};
