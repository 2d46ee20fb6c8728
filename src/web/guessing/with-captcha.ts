import type { Lang } from '#text/lang.ts';
import type { CallAnswer } from '#wire/call.ts';
import { captchaOf } from '#wire/captcha.ts';
import { captchaSolver } from './solve-captcha.ts';

/** How long to wait for the solver's code; then the visitor is told that it did not load. */
const MAX_WAIT_MS = 8_000;

interface Asking<Data> {
  /** The call, with the captcha's solution if there is one. */
  readonly ask: (answer: { readonly captcha?: string }) => Promise<CallAnswer<Data>>;
  readonly lang: Lang;
  /** Called when the browser starts solving, or shows a box to tick. */
  readonly onSolving: () => void;
}

/**
 * A call that may require a captcha: the captcha is solved once, and the call repeated. Rejects on a network failure.
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
