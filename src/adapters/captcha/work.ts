import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CaptchaAnswer, Captchas, CaptchaUses } from '#app/guessing/ports.ts';
import { PUZZLE_BITS } from '#domain/guessing/puzzle.ts';
import { MINUTE } from '#kernel/instant.ts';

/** How long a puzzle can be answered. */
const LIFETIME = 5 * MINUTE;
const MAX_ANSWER_LENGTH = 64;

/**
 * A captcha that the browser solves by computing (proof of work): no user interaction and no third party. A puzzle is a
 * timestamp, a nonce and a signature over both and the subject. An answer is the puzzle, a dot and any text, such that
 * the SHA-256 of the whole begins with `PUZZLE_BITS` zero bits. Only used answers are stored.
 */
export function workCaptchas(secret: string, uses: CaptchaUses): Captchas {
  const sign = (subject: string, moment: string, own: string): string =>
    createHmac('sha256', secret).update(`puzzle ${moment} ${own} ${subject}`).digest('base64url').slice(0, 22);
  const isRight = ({ token, subject, now }: CaptchaAnswer): boolean => {
    const [moment = '', own = '', signature = '', found = ''] = token.split('.');
    if (!/^\d{1,15}$/.test(moment) || found === '' || found.length > MAX_ANSWER_LENGTH) return false;
    const age = now - Number(moment);
    return age >= 0 && age < LIFETIME && isSame(signature, sign(subject, moment, own)) && isSolution(token);
  };
  return {
    task: (subject, now) => {
      const own = randomBytes(6).toString('base64url');
      return { captcha: 'work', puzzle: `${now}.${own}.${sign(subject, `${now}`, own)}` };
    },
    isSolved: async (answer) => isRight(answer) && (await uses.useUp(answer.token)),
  };
}

const isSolution = (token: string): boolean =>
  createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - PUZZLE_BITS) === 0;

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
