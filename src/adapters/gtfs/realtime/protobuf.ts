/**
 * Encodes the Protocol Buffers field types that GTFS-Realtime needs: unsigned numbers, strings and messages. Absent
 * fields are not written.
 */
const VARINT = 0;
const LENGTH = 2;

const utf8 = new TextEncoder();

function varint(value: number): readonly number[] {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`no unsigned number: ${value}`);
  const bytes: number[] = [];
  let left = value;
  // Seven bits per byte, lowest first. Values may exceed 32 bits, so no bit shifts.
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
}

const NOTHING = new Uint8Array();

export const number = (field: number, value: number | undefined): Uint8Array =>
  value === undefined ? NOTHING : Uint8Array.from([...varint(field * 8 + VARINT), ...varint(value)]);

export const text = (field: number, value: string | undefined): Uint8Array =>
  value === undefined ? NOTHING : bytes(field, utf8.encode(value));

export const message = (field: number, ...fields: readonly Uint8Array[]): Uint8Array => bytes(field, joined(fields));

const bytes = (field: number, value: Uint8Array): Uint8Array =>
  joined([Uint8Array.from([...varint(field * 8 + LENGTH), ...varint(value.length)]), value]);

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
