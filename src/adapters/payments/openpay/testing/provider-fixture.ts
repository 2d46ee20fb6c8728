import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A charge as the provider returns it. */
type Charge = Record<string, unknown> & { id: string; order_id: string; status: string };

export interface Received {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** How the next charge is answered; each is used once, after that all charges complete. */
export type Meeting =
  | { readonly kind: 'refuse'; readonly status: number; readonly code: number }
  | { readonly kind: 'redirect' }
  /** Completes the charge, then drops the connection before the reply. */
  | { readonly kind: 'complete-and-hang' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'break'; readonly status: number };

export interface ProviderFixture {
  readonly apiUrl: string;
  readonly received: readonly Received[];
  readonly charges: readonly Charge[];
  meet(...next: readonly Meeting[]): void;
  close(): Promise<void>;
}

/** The charges of the provider's API as documented, in memory and on loopback. */
export async function openProviderFixture(): Promise<ProviderFixture> {
  const charges: Charge[] = [];
  const received: Received[] = [];
  const queue: Meeting[] = [];

  const server = createServer((request, response) => void serve(request, response));
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://desk');
    const body = JSON.parse((await textOf(request)) || '{}') as Record<string, unknown>;
    received.push({ path: url.pathname + url.search, authorization: request.headers.authorization, body });
    if (request.method === 'POST') return charge(body, response);
    const ref = url.pathname.split('/charges/')[1];
    if (ref !== undefined) {
      const found = charges.find(({ id }) => id === ref);
      return found ? send(response, 200, found) : refuse(response, 404, 1005);
    }
    return send(
      response,
      200,
      charges.filter(({ order_id: order }) => order === url.searchParams.get('order_id')),
    );
  };

  const charge = (body: Record<string, unknown>, response: ServerResponse) => {
    if (charges.some(({ order_id: order }) => order === body.order_id)) return refuse(response, 409, 1006);
    const meeting = queue.shift();
    const made: Charge = {
      id: `tr${charges.length + 1}`,
      order_id: String(body.order_id),
      status: 'completed',
      amount: body.amount,
      currency: body.currency,
      error_code: null,
      card: { type: 'debit', card_number: '411111XXXXXX1111' },
    };
    switch (meeting?.kind) {
      case undefined:
        charges.push(made);
        return send(response, 200, made);
      case 'refuse':
        charges.push({ ...made, status: 'failed', error_code: meeting.code });
        return refuse(response, meeting.status, meeting.code);
      case 'redirect':
        charges.push({
          ...made,
          status: 'charge_pending',
          payment_method: { type: 'redirect', url: 'https://bank/1' },
        });
        return send(response, 200, charges.at(-1));
      case 'complete-and-hang':
        charges.push(made);
        return undefined;
      case 'hang':
        return undefined;
      case 'break':
        return response.writeHead(meeting.status).end('<html>busy</html>');
    }
  };

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/v1`,
    received,
    charges,
    meet: (...next) => queue.push(...next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, code: number) =>
  send(response, status, {
    category: 'gateway',
    error_code: code,
    description: '-',
    http_code: status,
    request_id: 'r',
  });

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
