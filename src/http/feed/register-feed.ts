import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fault } from '#domain/errors.ts';
import { isKnown } from '#http/feed/is-known.ts';
import { refusalOf } from '#http/refusal-of.ts';
import type { Instant } from '#kernel/instant.ts';
import { FEED_PATH } from '#wire/link-paths.ts';

/** A file with the moment its contents last changed. */
interface Feed {
  readonly bytes: Uint8Array;
  readonly modified: Instant;
}

export interface FeedDeps {
  /** Undefined while nothing is on sale. The same value until something changes. */
  readonly exportFeed: (now: Instant) => Promise<Feed | undefined>;
  readonly now: () => Instant;
}

/**
 * Serves the timetable on sale as GTFS, publicly. The ETag is derived from the bytes, so that every server of the site
 * computes the same and programs that have the file get 304.
 */
export const registerFeed =
  ({ exportFeed, now }: FeedDeps) =>
  (app: FastifyInstance): void => {
    const tags = new WeakMap<Feed, string>();
    const tagOf = (feed: Feed): string => {
      const tag = tags.get(feed) ?? `"${createHash('sha256').update(feed.bytes).digest('base64url')}"`;
      tags.set(feed, tag);
      return tag;
    };
    app.get(FEED_PATH, async (request, reply) => {
      const feed = await exportFeed(now());
      if (!feed) {
        const { status, envelope } = refusalOf([fault('not_found')]);
        return reply.code(status).header('cache-control', 'no-store').send(envelope);
      }
      const tag = tagOf(feed);
      reply.headers({
        etag: tag,
        'last-modified': new Date(feed.modified).toUTCString(),
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (isKnown(request.headers, { tag, modified: feed.modified })) return reply.code(304).send();
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="gtfs.zip"')
        .send(Buffer.from(feed.bytes.buffer, feed.bytes.byteOffset, feed.bytes.byteLength));
    });
  };
