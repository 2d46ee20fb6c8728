import type { Lang } from '#text/lang.ts';
import { late } from '#web/services/late.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** Both are needed rarely. */
const work = late(() => import('#web/captcha/solve-puzzle.ts'));
const recaptcha = late(() => import('#web/captcha/recaptcha.ts'));

/** The answer to a captcha, as it is sent; undefined where this browser cannot, or its owner would not. */
export async function solveCaptcha(task: CaptchaTask, lang: Lang): Promise<string | undefined> {
  if (task.kind === 'recaptcha') {
    const { tickBox } = await recaptcha();
    return tickBox(task.siteKey, lang);
  }
  const { solvePuzzle } = await work();
  const found = await solvePuzzle(task.puzzle);
  return found === undefined ? undefined : `${task.puzzle}.${found}`;
}
