import { exchange } from '#adapters/providers/exchange.ts';
import { jsonOf } from '#adapters/providers/fields.ts';
import type { Captchas } from '#app/guessing/ports.ts';
import { type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

export interface RecaptchaAccount {
  readonly siteKey: string;
  readonly secret: string;
  /** Google's `siteverify`, or what stands in for it. */
  readonly verifyUrl: string;
  /** Where travellers see the box: an answer that was given on another site is none. */
  readonly hostname: string;
}

interface RecaptchaDeps {
  readonly account: RecaptchaAccount;
  /** What is asked for while the provider does not answer; and what it asked for stays good afterwards. */
  readonly otherwise: Captchas;
  readonly report: (problem: unknown) => void;
}

/** Somebody waits for it. */
const TIMEOUT = 3 * SECOND;
/** A provider that did not answer is not asked for so long. */
const RESTS = MINUTE;

/**
 * reCAPTCHA v2. Its tokens are good for two minutes, once, as the provider keeps them. Neither an address nor what was typed
 * is told to it. When it cannot be reached nobody is shut out: the other captcha takes its place for a while.
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

/** Complaints about our account or our request: no traveller can do anything about them. */
const OURS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);
