import { type Instant, SECOND } from '#kernel/instant.ts';

interface Conditions {
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
}

/** When both conditions are sent, the tag takes precedence over the date (RFC 9110, 13.2.2). */
export function isKnown(
  { 'if-none-match': tags, 'if-modified-since': since }: Conditions,
  { tag, modified }: { readonly tag: string; readonly modified: Instant },
): boolean {
  if (tags !== undefined) {
    return tags.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
  }
  return since !== undefined && Math.floor(modified / SECOND) * SECOND <= Date.parse(since);
}
