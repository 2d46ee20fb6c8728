import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * When a line is cut: before a call gets through, after it was executed but before its response arrives, or after its
 * response.
 */
export const MOMENTS = ['before', 'during', 'after'] as const;

export type Moment = (typeof MOMENTS)[number];

export interface Cut {
  /** As listed by `asked`. */
  readonly call: string;
  readonly moment: Moment;
  /** Which of several such calls, from 1; default the first. */
  readonly time?: number;
}

/** The line between a browser and a site: everything passes through it, and nothing after a cut. */
export interface Line {
  readonly url: string;
  /** Sets its target, once that is known. */
  leadTo(siteUrl: string): void;
  /**
   * The calls since the line was last restored, each once, in order: method and path, without visitor-specific parts.
   */
  asked(): readonly string[];
  cutAt(cut: Cut): void;
  isCut(): boolean;
  /** Cuts it now. */
  lose(): void;
  restore(): void;
  stop(): Promise<void>;
}

const MAX_REST_MS = 600_000;

export async function openLine(): Promise<Line> {
  const agent = new Agent({ keepAlive: true });
  let site = '';
  let calls = new Map<string, number>();
  let awaited: Cut | undefined;
  let isDown = false;

  const down = (asked: IncomingMessage) => {
    isDown = true;
    asked.socket.destroy();
  };
  const pass = (asked: IncomingMessage, reply: ServerResponse) => {
    const call = nameOf(asked);
    const time = (calls.get(call) ?? 0) + 1;
    calls.set(call, time);
    const moment = awaited?.call === call && time >= (awaited.time ?? 1) ? awaited.moment : undefined;
    if (isDown || moment === 'before') return down(asked);
    const onward = request(site + asked.url, { method: asked.method, headers: asked.headers, agent }, (answered) => {
      if (moment === 'during') {
        // The server executes it, but its response is lost.
        answered.resume().on('end', () => down(asked));
        return;
      }
      if (moment === 'after') reply.on('finish', () => (isDown = true));
      reply.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  };

  const server = createServer(pass);
  // A case lasts longer than the default keep-alive: if the connection closed just then, the first call of the next
  // would be lost.
  server.keepAliveTimeout = MAX_REST_MS;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (siteUrl) => {
      site = siteUrl;
    },
    asked: () => [...calls.keys()],
    cutAt: (cut) => {
      awaited = cut;
    },
    isCut: () => isDown,
    lose: () => {
      isDown = true;
    },
    restore: () => {
      isDown = false;
      awaited = undefined;
      calls = new Map();
    },
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Files count as one call: which of them a page needs depends on the build. */
const FILES = /^\/(?:assets|fonts)\/|^\/(?:favicon|icon|apple-touch-icon|site\.webmanifest|robots)|^\/[\w-]+\.svg$/;

function nameOf({ method, url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?');
  if (FILES.test(path)) return `${method} files`;
  return `${method} ${path.replace(/(?<=\/)[\w.~-]{24,}(?=\/|$)/g, '…')}`;
}
