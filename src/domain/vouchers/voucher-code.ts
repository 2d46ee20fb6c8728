import { CROCKFORD, fromBase32, toBase32 } from '#kernel/crockford.ts';
import { id } from '#kernel/ids.ts';
import { type Instant, instant, MINUTE } from '#kernel/instant.ts';
import type { VoucherFolio } from './voucher.ts';

/*
 * The bytes of a code, big-endian:
 *   0       version: 2, while the code of a bus ticket has 1
 *   1..4    id of the key it is signed with
 *   5..10   folio: 45 bits
 *   11      people
 *   12..15  valid from, minutes since 1970
 *   16..19  valid until, minutes since 1970
 *   20..83  Ed25519 signature of all that is before it
 * 84 bytes are 135 symbols of base 32: a QR of version 6, 41 modules a side, at medium error correction.
 */
const VERSION = 2;
const BODY_BYTES = 20;
const SIGNATURE_BYTES = 64;
/** Characters of a code. */
export const VOUCHER_CODE_LENGTH = Math.ceil(((BODY_BYTES + SIGNATURE_BYTES) * 8) / 5);

/** What a code proves by itself. */
export interface VoucherPass {
  readonly folio: VoucherFolio;
  readonly people: number;
  /** Whole minutes. */
  readonly validFrom: Instant;
  readonly validUntil: Instant;
}

/** A parsed code, not yet verified. */
export interface ReadVoucherCode {
  readonly keyId: string;
  readonly pass: VoucherPass;
  /** The signed bytes, and their signature. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** The bytes of a pass to be signed. `keyId` is eight hexadecimal digits. */
export function bodyOfVoucher(pass: VoucherPass, keyId: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(BODY_BYTES);
  const view = new DataView(bytes.buffer);
  const folio = Array.from(pass.folio.slice(1)).reduce(
    (sum, symbol) => (sum << 5n) | BigInt(CROCKFORD.indexOf(symbol)),
    0n,
  );
  view.setUint8(0, VERSION);
  view.setUint32(1, Number.parseInt(keyId, 16));
  view.setUint16(5, Number(folio >> 32n));
  view.setUint32(7, Number(folio & 0xffff_ffffn));
  view.setUint8(11, pass.people);
  view.setUint32(12, Math.floor(pass.validFrom / MINUTE));
  view.setUint32(16, Math.floor(pass.validUntil / MINUTE));
  return bytes;
}

/** The characters of a body and its signature. */
export const voucherCodeOf = (body: Uint8Array, signature: Uint8Array): string =>
  toBase32(Uint8Array.of(...body, ...signature));

/** Parses a scanned text; undefined when it is not the code of a voucher. */
export function readVoucherCode(text: string): ReadVoucherCode | undefined {
  const letters = text.trim();
  const bytes = letters.length === VOUCHER_CODE_LENGTH ? fromBase32(letters) : undefined;
  if (!bytes || bytes[0] !== VERSION) return undefined;
  const body = bytes.slice(0, BODY_BYTES);
  const view = new DataView(body.buffer);
  const folio = (BigInt(view.getUint16(5)) << 32n) | BigInt(view.getUint32(7));
  return {
    keyId: view.getUint32(1).toString(16).padStart(8, '0'),
    pass: {
      folio: id(`V${symbolsOf(folio)}`),
      people: view.getUint8(11),
      validFrom: instant(view.getUint32(12) * MINUTE),
      validUntil: instant(view.getUint32(16) * MINUTE),
    },
    body,
    signature: bytes.slice(BODY_BYTES),
  };
}

const symbolsOf = (number: bigint): string =>
  Array.from({ length: 9 }, (_, index) => CROCKFORD[Number((number >> BigInt(5 * (8 - index))) & 31n)]).join('');
