import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fewAtOnce } from '#adapters/passwords/few-at-once.ts';
import { readPhc, type StoredHash, writePhc } from '#adapters/passwords/phc.ts';
import type { Passwords } from '#app/loyalty/ports.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Half of Node's thread pool; the queue takes a second or two to drain, further work is rejected. */
const LIMITS = { running: 2, waiting: 60 };

const derive = promisify(argon2);

/** Passwords by argon2id. */
export function argon2id(): Passwords {
  const inTurn = fewAtOnce(LIMITS);
  const hashOf = (password: string, { memory, passes, parallelism, salt }: Omit<StoredHash, 'hash'>) =>
    inTurn(() =>
      derive('argon2id', {
        message: password.normalize('NFC'),
        nonce: salt,
        memory,
        passes,
        parallelism,
        tagLength: HASH_BYTES,
      }),
    );
  /** A dummy hash to compare with when there is no account, so that the timing is the same. */
  const nobody: StoredHash = { ...COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  return {
    hash: async (password) => {
      const kept = { ...COST, salt: randomBytes(SALT_BYTES) };
      return writePhc({ ...kept, hash: await hashOf(password, kept) });
    },
    matches: async (password, hash) => {
      const stored = hash === undefined ? nobody : readPhc(hash);
      const derived = await hashOf(password, stored);
      return timingSafeEqual(derived, stored.hash) && hash !== undefined;
    },
  };
}
