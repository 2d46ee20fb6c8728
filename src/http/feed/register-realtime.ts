import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isKnown } from '#http/feed/is-known.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';
import { REALTIME_PATHS, type RealtimePart } from '#wire/link-paths.ts';

export interface RealtimeFile {
  readonly bytes: Uint8Array;
  /** When it was generated. */
  readonly modified: Instant;
}

export interface RealtimeFeedDeps {
  /** The same value for half a minute. */
  readonly realtimeFile: (part: RealtimePart, now: Instant) => Promise<RealtimeFile>;
  readonly now: () => Instant;
}

/**
 * Serves alerts, delays and cancellations as GTFS-Realtime, publicly: together or separately. Polling more often than
 * it is generated gets 304.
 */
export const registerRealtime =
  ({ realtimeFile, now }: RealtimeFeedDeps) =>
  (app: FastifyInstance): void => {
    for (const [part, path] of Object.entries(REALTIME_PATHS) as [RealtimePart, string][]) {
      app.get(path, async (request, reply) => {
        const { bytes, modified } = await realtimeFile(part, now());
        const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
        reply.headers({
          etag: tag,
          'last-modified': new Date(modified).toUTCString(),
          'cache-control': `public, max-age=${MAX_AGE / SECOND}`,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        if (isKnown(request.headers, { tag, modified })) return reply.code(304).send();
        return reply.type('application/x-protobuf').send(Buffer.from(bytes));
      });
    }
  };

const MAX_AGE = 30 * SECOND;
