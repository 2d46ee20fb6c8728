import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';

/** A public key that verifies our codes. */
export interface BoardingKey {
  /** Eight hexadecimal digits: the first of the key's SHA-256. */
  readonly id: string;
  /** Ed25519 public key, 32 bytes in base64url. */
  readonly publicKey: string;
}

/** Signs the contents of tickets' QRs, and verifies them. */
export interface BoardingCodes {
  /** The text of a QR. Deterministic for a pass. */
  sign(pass: BoardingPass): string;
  /** Undefined when the code is invalid: forged, altered, or signed by a key that is no longer trusted. */
  read(text: string): BoardingPass | undefined;
  /** The id, in its pass, of the ticket issue with this secret. */
  issueOf(secret: string): string;
  /** The trusted keys, the signing one first. */
  readonly keys: readonly BoardingKey[];
}
