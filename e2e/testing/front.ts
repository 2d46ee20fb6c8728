import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something in front of the site that answers one file differently, as the next build of the site would. */
export interface Front {
  readonly url: string;
  /** From now on this is what stands at that path. */
  put(path: string, body: string): void;
  stop(): Promise<void>;
}

/** Passes everything on, besides what was put before it. */
export async function front(siteUrl: string): Promise<Front> {
  const put = new Map<string, string>();
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    const instead = put.get(path);
    if (instead !== undefined) {
      reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(instead);
      return;
    }
    const onward = request(siteUrl + path, { method: asked.method, headers: asked.headers }, (answered) => {
      reply.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    put: (path, body) => void put.set(path, body),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
