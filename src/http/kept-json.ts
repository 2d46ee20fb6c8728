import type { Envelope } from '#wire/envelope.ts';

/** An answer as text, in parts: what stands before its data, the data, and what follows. */
interface Kept {
  readonly before: string;
  readonly after: string;
  readonly bytes: Buffer;
}

const answers = new WeakMap<object, Kept | undefined>();

/** Marks the data of an answer that several requests get: it is turned into bytes once. It must not change any more. */
export function keepJson<Data extends object>(data: Data): Data {
  if (!answers.has(data)) answers.set(data, undefined);
  return data;
}

/** The bytes of an envelope whose data is kept, the same for each request that gets it; undefined for any other. */
export function keptJson({ http, content: { data, errors } }: Envelope<unknown>): Buffer | undefined {
  if (typeof data !== 'object' || data === null || !answers.has(data)) return undefined;
  const before = `{"http":${JSON.stringify(http)},"content":{"data":`;
  const after = `,"errors":${JSON.stringify(errors)}}}`;
  const known = answers.get(data);
  if (known?.before === before && known.after === after) return known.bytes;
  const bytes = Buffer.from(`${before}${JSON.stringify(data)}${after}`);
  answers.set(data, { before, after, bytes });
  return bytes;
}
