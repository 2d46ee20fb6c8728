import type { Envelope } from '#wire/envelope.ts';

const texts = new WeakMap<object, string | undefined>();

/** Marks the data of an answer that several requests get: it is turned into text once. It must not change any more. */
export function keepJson<Data extends object>(data: Data): Data {
  if (!texts.has(data)) texts.set(data, undefined);
  return data;
}

/** The text of an envelope whose data is kept; undefined for any other. */
export function keptJson({ http, content: { data, errors } }: Envelope<unknown>): string | undefined {
  if (typeof data !== 'object' || data === null || !texts.has(data)) return undefined;
  const text = texts.get(data) ?? JSON.stringify(data);
  texts.set(data, text);
  return `{"http":${JSON.stringify(http)},"content":{"data":${text},"errors":${JSON.stringify(errors)}}}`;
}
