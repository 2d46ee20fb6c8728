import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { folioOf, parseFolio } from '#domain/ticketing/ticket-rules.ts';
import { fromBase32, toBase32, CROCKFORD } from '#kernel/crockford.ts';
import { id } from '#kernel/ids.ts';
import { daysBetween, instant, localDate, MINUTE, plusDays } from '#kernel/instant.ts';

/*
 * The bytes of a code, big-endian:
 *   0       version
 *   1..4    id of the key it is signed with
 *   5..12   folio and seat: code 50 bits, number 7, direction 1, seat 6 (0: none)
 *   13..28  departure, 0 on an open ticket
 *   29..30  service date, days since 2020-01-01
 *   31..38  issue
 *   39..42  end, minutes since 1970
 *   43..106 Ed25519 signature of all that is before it
 * 107 bytes are 172 symbols of base 32: a QR of version 7, 45 modules a side, at medium error correction.
 */
const VERSION = 1;
const BODY_BYTES = 43;
const SIGNATURE_BYTES = 64;
/** Characters of a code. */
export const CODE_LENGTH = Math.ceil(((BODY_BYTES + SIGNATURE_BYTES) * 8) / 5);

const FIRST_DAY = localDate('2020-01-01');
const NO_DEPARTURE = '0'.repeat(32);

/** A parsed code, not yet verified. */
export interface ReadCode {
  readonly keyId: string;
  readonly pass: BoardingPass;
  /** The signed bytes, and their signature. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The bytes of a pass to be signed. `keyId` is eight hexadecimal digits. */
export function bodyOf(pass: BoardingPass, keyId: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(BODY_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint32(1, Number.parseInt(keyId, 16));
  view.setBigUint64(5, folioAndSeat(pass));
  bytes.set(fromHex(pass.run?.departure.replaceAll('-', '') ?? NO_DEPARTURE), 13);
  view.setUint16(29, pass.run ? daysBetween(FIRST_DAY, pass.run.serviceDate) : 0);
  bytes.set(fromHex(pass.issue), 31);
  view.setUint32(39, Math.floor(pass.expires / MINUTE));
  return bytes;
}

/** The characters of a body and its signature. */
export const codeOf = (body: Uint8Array, signature: Uint8Array): string =>
  toBase32(Uint8Array.of(...body, ...signature));

/** Parses a scanned text; undefined when it is not one of our codes. */
export function readCode(text: string): ReadCode | undefined {
  const letters = text.trim();
  const bytes = letters.length === CODE_LENGTH ? fromBase32(letters) : undefined;
  if (!bytes || bytes[0] !== VERSION) return undefined;
  const body = bytes.slice(0, BODY_BYTES);
  const view = new DataView(body.buffer);
  const folio = view.getBigUint64(5);
  const departure = hexOf(body.subarray(13, 29));
  const seat = Number(folio & 63n);
  return {
    keyId: hexOf(body.subarray(1, 5)),
    pass: {
      folio: folioOf(symbolsOf(folio >> 14n), Number((folio >> 7n) & 127n)),
      direction: (folio >> 6n) & 1n ? 'return' : 'departure',
      seat: seat === 0 ? undefined : seat,
      run:
        departure === NO_DEPARTURE
          ? undefined
          : { departure: id(dashed(departure)), serviceDate: plusDays(FIRST_DAY, view.getUint16(29)) },
      issue: hexOf(body.subarray(31, 39)),
      expires: instant(view.getUint32(39) * MINUTE),
    },
    body,
    signature: bytes.slice(BODY_BYTES),
  };
}

function folioAndSeat({ folio, direction, seat = 0 }: BoardingPass): bigint {
  const parsed = parseFolio(folio);
  if (!parsed) throw new RangeError(`not a folio: ${folio}`);
  const isReturn = direction === 'return' ? 1n : 0n;
  return (codeNumber(parsed.code) << 14n) | (BigInt(parsed.number) << 7n) | (isReturn << 6n) | BigInt(seat);
}

/** A reservation code as a 50-bit number. */
const codeNumber = (code: string): bigint =>
  [...code].reduce((sum, symbol) => (sum << 5n) | BigInt(CROCKFORD.indexOf(symbol)), 0n);

const symbolsOf = (number: bigint): string =>
  Array.from({ length: 10 }, (_, i) => CROCKFORD[Number((number >> BigInt(5 * (9 - i))) & 31n)]).join('');

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
