import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something in front of the site that answers one file differently, as the next build of the site would. */
export interface Front {
  readonly url: string;
  /** From now on this is what stands at that path. */
  put(path: string, body: string): void;
  stop(): Promise<void>;
}

interface FrontOptions {
  /** A header of answers that browsers do not see, as if they did not know it. */
  readonly without?: string;
}

/** Passes everything on, besides what was put before it. */
export async function front(siteUrl: string, { without }: FrontOptions = {}): Promise<Front> {
  const put = new Map<string, string>();
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    const instead = put.get(path);
    if (instead !== undefined) {
      reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(instead);
      return;
    }
    // Forms are of the site: it is asked by its own name.
    const headers = asked.headers.origin ? { ...asked.headers, origin: siteUrl } : asked.headers;
    const onward = request(siteUrl + path, { method: asked.method, headers }, (answered) => {
      if (without) delete answered.headers[without];
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
