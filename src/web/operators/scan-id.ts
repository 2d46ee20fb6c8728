import { isUuid } from '#kernel/patterns.ts';

/** The id a page has given itself or its next scan, as it comes back with its form; a new one for what is none. */
export const uuidIn = (typed: string | null): string => (typed && isUuid(typed) ? typed : crypto.randomUUID());

/**
 * The id of a scan made on a page: the same code sent from the same page again, as after an answer that was lost, is the
 * same scan, which keeps its verdict. Another code from it is another scan.
 */
export async function scanId(page: string, code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${page} ${code}`));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 8: an application's own; RFC 9562.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
