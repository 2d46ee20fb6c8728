import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text that is sent often, compressed once on first use. */
export interface Compressed {
  send(reply: FastifyReply): Promise<FastifyReply>;
}

export function compressed(text: string): Compressed {
  const made: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {};
  return {
    async send(reply) {
      const accepted = String(reply.request.headers['accept-encoding'] ?? '');
      reply.header('vary', 'accept-encoding');
      if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await (made.br ??= brotli(text)));
      if (/\bgzip\b/.test(accepted))
        return reply.header('content-encoding', 'gzip').send(await (made.gzip ??= zip(text)));
      return reply.send(text);
    },
  };
}
