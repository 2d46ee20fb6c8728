/** A hash with its parameters: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`, the PHC string format. */
export interface StoredHash {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

export const writePhc = ({ memory, passes, parallelism, salt, hash }: StoredHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;

/** Throws on invalid input: stored hashes were written by this module. */
export function readPhc(text: string): StoredHash {
  const [, memory, passes, parallelism, salt, hash] = FORMAT.exec(text) ?? [];
  if (!salt || !hash) throw new RangeError('not an argon2id hash');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
