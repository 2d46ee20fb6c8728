import type { FastifyInstance } from 'fastify';
import { readBody } from '#http/read-body.ts';
import type { Webhook } from '#http/webhooks/provider-webhook.ts';

/** Receives a provider's events at their own path: no session, no envelope, an empty answer. */
export const registerWebhook = (path: string, webhook: Webhook) => (app: FastifyInstance) => {
  app.post(path, async ({ headers, body }, reply) => {
    const rawBody = typeof body === 'string' ? body : '';
    const read = readBody(rawBody, false);
    return reply.code(read.ok ? await webhook({ headers, rawBody, body: read.value }) : 400).send();
  });
};
