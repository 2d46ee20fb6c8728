import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedNotice {
  readonly secret: unknown;
  readonly id: unknown;
  readonly attempt: unknown;
  readonly body: { readonly result: string; readonly order: { readonly id: string; readonly status: string } };
}

/** A merchant that records events and accepts them, unless told otherwise. */
export async function startMerchant() {
  const heard: ReceivedNotice[] = [];
  let refusals = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const header = (name: string) => request.headers[`x-notification-${name}`];
    heard.push({ secret: header('secret'), id: header('id'), attempt: header('attempt'), body: JSON.parse(text) });
    response.writeHead(refusals > 0 ? 503 : 200).end();
    refusals = Math.max(0, refusals - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const about = (id: string) => heard.filter(({ body }) => body.order.id === id);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`,
    heard,
    /** Replies 503 this many times. */
    refuse: (times: number) => {
      refusals = times;
    },
    /** The first n events about an order. */
    until: async (id: string, count: number) => {
      for (let i = 0; i < 500 && about(id).length < count; i += 1) await new Promise((done) => setTimeout(done, 20));
      return about(id);
    },
    close: () => server.close(),
  };
}
