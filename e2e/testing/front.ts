import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

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
  /** Pages arrive in pieces of that many bytes, one after each pause, as on a line that is slower than the browser. */
  readonly pieces?: { readonly bytes: number; readonly pauseMs: number };
}

/** Passes everything on, except what was replaced. */
export async function front(siteUrl: string, { without, pieces }: FrontOptions = {}): Promise<Front> {
  const put = new Map<string, string>();
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    const instead = put.get(path);
    if (instead !== undefined) {
      reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(instead);
      return;
    }
    // Forms are checked for the site's origin, so it is requested by its own name.
    const headers = {
      ...asked.headers,
      ...(asked.headers.origin ? { origin: siteUrl } : {}),
      ...(pieces ? { 'accept-encoding': 'identity' } : {}),
    };
    const onward = request(siteUrl + path, { method: asked.method, headers }, (answered) => {
      if (without) delete answered.headers[without];
      reply.writeHead(answered.statusCode ?? 502, answered.headers);
      if (pieces && answered.headers['content-type']?.startsWith('text/html')) void inPieces(answered, reply, pieces);
      else answered.pipe(reply);
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

async function inPieces(
  answered: IncomingMessage,
  reply: ServerResponse,
  { bytes, pauseMs }: NonNullable<FrontOptions['pieces']>,
): Promise<void> {
  const page = await buffer(answered);
  for (let from = 0; from < page.length; from += bytes) {
    reply.write(page.subarray(from, from + bytes));
    await pause(pauseMs);
  }
  reply.end();
}
