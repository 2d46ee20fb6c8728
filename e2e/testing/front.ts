import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the site that answers one file differently, as the site's next build would. */
export interface Front {
  readonly url: string;
  /** From now on the response for that path. */
  put(path: string, body: string): void;
  stop(): Promise<void>;
}

interface FrontOptions {
  /** A response header to hide from browsers, as if they did not support it. */
  readonly without?: string;
}

/** Passes everything on, except what was replaced. */
export async function front(siteUrl: string, { without }: FrontOptions = {}): Promise<Front> {
  const put = new Map<string, string>();
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    const instead = put.get(path);
    if (instead !== undefined) {
      reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(instead);
      return;
    }
    // Forms are checked for the site's origin, so it is requested by its own name.
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
