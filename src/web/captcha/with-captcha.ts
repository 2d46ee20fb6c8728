import type { Lang } from '#text/lang.ts';
import { solveCaptcha } from '#web/captcha/solve-captcha.ts';
import type { CallAnswer } from '#wire/call.ts';
import { captchaOf } from '#wire/captcha.ts';

interface Asking<Data> {
  /** The call, with the answer to a captcha when there is one. */
  readonly ask: (answer: { readonly captcha?: string }) => Promise<CallAnswer<Data>>;
  readonly lang: Lang;
  /** The browser works, or its owner has a box to tick: says so. */
  readonly onSolving: () => void;
}

/** A call that may cost a captcha: one that is asked for is solved, once, and the call made again. */
export async function withCaptcha<Data>({ ask, lang, onSolving }: Asking<Data>): Promise<CallAnswer<Data>> {
  const answered = await ask({});
  const task = answered.ok ? undefined : captchaOf(answered.errors);
  if (task === undefined) return answered;
  onSolving();
  const captcha = await solveCaptcha(task, lang);
  return captcha === undefined ? answered : ask({ captcha });
}
