import { captchaText } from '#text/captcha.ts';
import type { Lang } from '#text/lang.ts';
import type { CaptchaTask } from '#wire/captcha.ts';
import { captchaSolver } from './solve-captcha.ts';

interface Filling {
  readonly field: HTMLInputElement;
  /** Shows the progress. */
  readonly status: HTMLElement;
  readonly task: CaptchaTask;
  readonly lang: Lang;
}

/** Solves a captcha and writes the solution into a form field. */
export async function fillCaptcha({ field, status, task, lang }: Filling): Promise<void> {
  status.textContent = captchaText.working[lang];
  const solve = await captchaSolver(task, lang);
  const answer = await solve();
  field.value = answer ?? '';
  status.textContent = (answer === undefined ? captchaText.failed : captchaText.done)[lang];
}
