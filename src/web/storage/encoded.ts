import { fromBase64, toBase64 } from '#web/services/base64.ts';

/** Longer text is not decoded. */
const MAX_ENCODED_LENGTH = 4_096;

/**
 * Encodes what is stored in the browser (spec 3, T27): base64 of JSON with its version and expiry. The encoding hides
 * nothing, so nothing secret or personal is stored; decoded data is untrusted until parsed.
 */
export function encode(
  value: unknown,
  { version, until }: { readonly version: number; readonly until: number },
): string {
  return toBase64(JSON.stringify({ v: version, until, value }));
}

/** The stored value, or undefined if it is invalid, of another version, or expired. */
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
