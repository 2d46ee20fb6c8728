import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedNotice {
  readonly headers: IncomingHttpHeaders;
  /** The body byte by byte as received. */
  readonly text: string;
  readonly body: {
    readonly id: string;
    readonly event_type: string;
    readonly resource: Readonly<Record<string, unknown>>;
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
    heard.push({ headers: request.headers, text, body: JSON.parse(text) });
    response.writeHead(refusals > 0 ? 503 : 200).end();
    refusals = Math.max(0, refusals - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const about = (id: string) => heard.filter(({ text }) => text.includes(id));
  return {
    url: `http://127.0.0.1:${port}/notices`,
    heard,
    /** Replies 503 this many times. */
    refuse: (times: number) => {
      refusals = times;
    },
    /** The first n events that contain an id. */
    until: async (id: string, count: number) => {
      for (let i = 0; i < 500 && about(id).length < count; i += 1) await new Promise((done) => setTimeout(done, 20));
      return about(id);
    },
    close: () => server.close(),
  };
}
