/** The fields of a message in order: numbers, or the bytes of a string or message. */
export type Fields = readonly { readonly field: number; readonly value: number | Uint8Array }[];

/** Decodes the wire format (protobuf.dev, Encoding), independently of our encoder. */
export function decode(bytes: Uint8Array): Fields {
  const fields: { field: number; value: number | Uint8Array }[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at];
      if (byte === undefined) throw new Error('cut off');
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return Number(value);
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const [field, wire] = [key >> 3, key & 7];
    if (wire === 0) fields.push({ field, value: varint() });
    else if (wire === 2) {
      const length = varint();
      if (at + length > bytes.length) throw new Error('cut off');
      fields.push({ field, value: bytes.subarray(at, at + length) });
      at += length;
    } else throw new Error(`a wire type that the messages do not have: ${wire}`);
  }
  return fields;
}

const all = (bytes: Uint8Array, field: number) => decode(bytes).filter((one) => one.field === field);

export const messages = (bytes: Uint8Array, field: number): readonly Uint8Array[] =>
  all(bytes, field).map(({ value }) => value as Uint8Array);

export const message = (bytes: Uint8Array, field: number): Uint8Array => messages(bytes, field)[0] ?? new Uint8Array();

export const text = (bytes: Uint8Array, field: number): string | undefined => {
  const [found] = messages(bytes, field);
  return found && new TextDecoder().decode(found);
};

export const number = (bytes: Uint8Array, field: number): number | undefined =>
  all(bytes, field)[0]?.value as number | undefined;
