import { captchaText } from '#text/captcha.ts';
import type { Lang } from '#text/lang.ts';
import type { CaptchaTask } from '#wire/captcha.ts';
import { captchaSolver } from './solve-captcha.ts';

interface Filling {
  readonly field: HTMLInputElement;
  /** Says how far it is. */
  readonly status: HTMLElement;
  readonly task: CaptchaTask;
  readonly lang: Lang;
}

/** Solves a captcha into the field of a form. */
export async function fillCaptcha({ field, status, task, lang }: Filling): Promise<void> {
  status.textContent = captchaText.working[lang];
  const solve = await captchaSolver(task, lang);
  const answer = await solve();
  field.value = answer ?? '';
  status.textContent = (answer === undefined ? captchaText.failed : captchaText.done)[lang];
}
