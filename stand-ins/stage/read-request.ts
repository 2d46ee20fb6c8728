import type { IncomingMessage } from 'node:http';

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The whole body; undefined when it is longer than the limit: it is still read to the end, so that the client gets an
 * answer.
 */
export async function bodyOf(request: IncomingMessage, longest: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= longest) parts.push(part);
  }
  return size <= longest ? Buffer.concat(parts) : undefined;
}

/** The body as text, within the same limit. */
export const textOf = async (request: IncomingMessage, longest: number): Promise<string | undefined> =>
  (await bodyOf(request, longest))?.toString('utf8');

/** Parses a JSON object; undefined for anything else. */
export function objectOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** Basic credentials; empty when there are none. */
export function credentialsOf(header: string | undefined): { readonly user: string; readonly password: string } {
  const [, letters = ''] = /^Basic (.+)$/.exec(header ?? '') ?? [];
  const [user = '', ...password] = Buffer.from(letters, 'base64').toString('utf8').split(':');
  return { user, password: password.join(':') };
}

/** Decodes a part of a path. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
