import { fromBase64, toBase64 } from '#web/services/base64.ts';

/** Largest text that is read back. */
const MAX_ENCODED_LENGTH = 4_096;

/**
 * What is kept in the browser, in encoded form (spec 3, T27): base64 of JSON with its version and the moment it goes stale.
 * The encoding hides nothing, so nothing secret or personal is put in; what comes out is a stranger's word until read.
 */
export function encode(
  value: unknown,
  { version, until }: { readonly version: number; readonly until: number },
): string {
  return toBase64(JSON.stringify({ v: version, until, value }));
}

/** The value inside, or undefined when it is not ours, of another version, or stale. */
export function decode(
  text: string | null,
  { version, now }: { readonly version: number; readonly now: number },
): unknown {
  if (text === null || text.length > MAX_ENCODED_LENGTH) return undefined;
  try {
    const kept = JSON.parse(fromBase64(text)) as { v?: unknown; until?: unknown; value?: unknown };
    const isFresh = kept.v === version && typeof kept.until === 'number' && kept.until > now;
    return isFresh ? kept.value : undefined;
  } catch {
    return undefined;
  }
}
