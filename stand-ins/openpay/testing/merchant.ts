import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedNotice {
  readonly authorization: string | undefined;
  readonly body: {
    readonly type: string;
    readonly transaction?: { readonly id: string; readonly status: string; readonly order_id: string };
  };
}

export type Merchant = Awaited<ReturnType<typeof startMerchant>>;

/** A merchant that records events and accepts them, unless told otherwise. */
export async function startMerchant() {
  const heard: ReceivedNotice[] = [];
  let refusals = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    heard.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
    response.writeHead(refusals > 0 ? 503 : 200).end();
    refusals = Math.max(0, refusals - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const about = (id: unknown) => heard.filter(({ body }) => body.transaction?.id === id);
  return {
    url: `http://127.0.0.1:${port}/notices`,
    heard,
    /** Replies 503 this many times. */
    refuse: (times: number) => {
      refusals = times;
    },
    /** The first n events about a charge. */
    until: async (id: unknown, count: number) => {
      for (let i = 0; i < 500 && about(id).length < count; i += 1) await new Promise((done) => setTimeout(done, 20));
      return about(id);
    },
    close: () => server.close(),
  };
}
