import { exchange } from '#adapters/providers/exchange.ts';
import { jsonOf } from '#adapters/providers/fields.ts';
import type { Captchas } from '#app/guessing/ports.ts';
import { type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

export interface RecaptchaAccount {
  readonly siteKey: string;
  readonly secret: string;
  /** Google's `siteverify`, or a stand-in. */
  readonly verifyUrl: string;
  /** The site that shows the box: answers given on another site are rejected. */
  readonly hostname: string;
}

interface RecaptchaDeps {
  readonly account: RecaptchaAccount;
  /** The fallback captcha while the provider is unavailable; its puzzles remain valid afterwards. */
  readonly otherwise: Captchas;
  readonly report: (problem: unknown) => void;
}

/** Short, because a traveller is waiting. */
const TIMEOUT = 3 * SECOND;
/** How long the provider is not called after it failed. */
const RESTS = MINUTE;

/**
 * reCAPTCHA v2. The provider keeps its tokens valid for two minutes and one use. It receives neither the IP address nor
 * what was typed. While the provider is unavailable the fallback captcha takes its place, so travellers are not locked
 * out.
 */
export function recaptchas({ account, otherwise, report }: RecaptchaDeps): Captchas {
  let restsUntil = 0;
  const askProvider = async (token: string, now: Instant): Promise<boolean> => {
    const body = new URLSearchParams({ secret: account.secret, response: token });
    const reply = await exchange(account.verifyUrl, { method: 'POST', body }, TIMEOUT);
    const said = reply.kind === 'answer' && reply.status === 200 ? jsonOf(reply.text) : undefined;
    const complaints = [said?.['error-codes']].flat().map(String);
    if (said === undefined || complaints.some((code) => OURS.has(code))) {
      restsUntil = now + RESTS;
      report(new Error(`reCAPTCHA cannot be asked: ${reply.kind} ${complaints.join(' ')}`.trim()));
      return false;
    }
    return said['success'] === true && said['hostname'] === account.hostname;
  };
  return {
    task: (subject, now) =>
      now < restsUntil ? otherwise.task(subject, now) : { captcha: 'recaptcha', site_key: account.siteKey },
    isSolved: async (answer) => {
      if (await otherwise.isSolved(answer)) return true;
      return answer.now >= restsUntil && (await askProvider(answer.token, answer.now));
    },
  };
}

/** Errors of our account or our request: travellers cannot fix them. */
const OURS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);
