import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Webhook } from '#http/webhooks/provider-webhook.ts';

/** A server that receives a provider's webhook events, for a webhook registered later. */
export async function openWebhookReceiver() {
  let webhook: Webhook | undefined;
  const statuses: number[] = [];
  const site = createServer(async (request, response) => {
    let rawBody = '';
    for await (const part of request) rawBody += part;
    const status = await webhook!({ headers: request.headers, rawBody, body: JSON.parse(rawBody) });
    statuses.push(status);
    response.writeHead(status).end();
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  return {
    urlOf: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** The response to each event, in order. */
    statuses,
    hang: (hung: Webhook) => {
      webhook = hung;
    },
    close: () => site.close(),
  };
}
