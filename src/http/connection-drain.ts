import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refused } from '#http/answer-error.ts';
import { LIVENESS, READINESS } from '#http/health.ts';

/** Requests received before shutdown may take this long; the reconciler finishes payments that take longer. */
export const MAX_DRAIN_MS = 5_000;
/** A request still incomplete after this time is cut off. */
export const MAX_ARRIVAL_MS = 1_000;
const LOOK_EVERY_MS = 20;

/** Accepts requests until shutdown, then drains them. */
export interface ConnectionDrain {
  isClosing(): boolean;
  register(app: FastifyInstance): void;
  /** Refuses new requests, waits for pending ones, then closes every connection. */
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
