import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** What the worker may fetch: our own files only. */
const POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'";

/** Serves the site's service worker from the root, so that it covers all pages. Each visit checks for a newer one. */
export const registerServiceWorker =
  (file: URL) =>
  async (app: FastifyInstance): Promise<void> => {
    const plain = await readFile(file);
    const packed = new Map<string, Buffer>();
    for (const { name, suffix } of ENCODINGS) packed.set(name, await readFile(new URL(`${file.href}${suffix}`)));
    app.get('/sw.js', (request, reply) => {
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = ENCODINGS.find(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted))?.name;
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .header('vary', 'accept-encoding');
      return encoding ? reply.header('content-encoding', encoding).send(packed.get(encoding)) : reply.send(plain);
    });
  };
