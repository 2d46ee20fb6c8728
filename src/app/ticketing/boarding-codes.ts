import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';

/** A key by which anybody tells our codes from others. */
export interface BoardingKey {
  /** Eight hexadecimal digits: the beginning of the key's SHA-256. */
  readonly id: string;
  /** Ed25519 public key, 32 bytes in base64url. */
  readonly publicKey: string;
}

/** Signs what the QR of a ticket says, and tells what we signed from what anybody drew. */
export interface BoardingCodes {
  /** The letters of a QR. The same pass has the same letters. */
  sign(pass: BoardingPass): string;
  /** Undefined for what is not ours: forged, altered, or signed by a key that is no longer trusted. */
  read(text: string): BoardingPass | undefined;
  /** What the issue of a ticket with this secret is called in its pass. */
  issueOf(secret: string): string;
  /** The keys that are trusted, the one that signs first. */
  readonly keys: readonly BoardingKey[];
}
