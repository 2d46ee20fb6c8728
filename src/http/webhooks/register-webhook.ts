import type { FastifyInstance } from 'fastify';
import { readBody } from '#http/read-body.ts';
import type { WebhookRequest, WebhookStatus } from '#http/webhooks/openpay.ts';

/** Takes a provider's notices at a path of their own: no session, no envelope, an empty answer. */
export const registerWebhook =
  (path: string, handle: (request: WebhookRequest) => Promise<WebhookStatus>) => (app: FastifyInstance) => {
    app.post(path, async ({ headers, body }, reply) => {
      const read = readBody(typeof body === 'string' ? body : '', false);
      return reply.code(read.ok ? await handle({ headers, body: read.value }) : 400).send();
    });
  };
