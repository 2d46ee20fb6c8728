import type { Lang } from '#text/lang.ts';
import type { CallAnswer } from '#wire/call.ts';
import { captchaOf } from '#wire/captcha.ts';
import { captchaSolver } from './solve-captcha.ts';

/** What solves a captcha is asked for until it comes; somebody before a busy button hears by then that it does not. */
const MAX_WAIT_MS = 8_000;

interface Asking<Data> {
  /** The call, with the answer to a captcha when there is one. */
  readonly ask: (answer: { readonly captcha?: string }) => Promise<CallAnswer<Data>>;
  readonly lang: Lang;
  /** The browser works, or its owner has a box to tick: says so. */
  readonly onSolving: () => void;
}

/**
 * A call that may cost a captcha: one that is asked for is solved, once, and the call made again. Fails where the
 * network does.
 */
export async function withCaptcha<Data>({ ask, lang, onSolving }: Asking<Data>): Promise<CallAnswer<Data>> {
  const answered = await ask({});
  const task = answered.ok ? undefined : captchaOf(answered.errors);
  if (task === undefined) return answered;
  onSolving();
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(reject, MAX_WAIT_MS);
  });
  const solve = await Promise.race([captchaSolver(task, lang), tooLong]);
  const captcha = await solve();
  return captcha === undefined ? answered : ask({ captcha });
}
