import type { Lang } from '#text/lang.ts';
import { late } from '#web/services/late.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** Loaded on demand: both are rarely needed. */
const work = late(() => import('./solve-puzzle.ts'));
const recaptcha = late(() => import('./recaptcha.ts'));

/** Solves a captcha and returns the solution to send; undefined if the browser cannot or the visitor declines. */
type Solve = () => Promise<string | undefined>;

/** The solver of a captcha, once its code has loaded. */
export async function captchaSolver(task: CaptchaTask, lang: Lang): Promise<Solve> {
  if (task.kind === 'recaptcha') {
    const { tickBox } = await recaptcha();
    return () => tickBox(task.siteKey, lang);
  }
  const { solvePuzzle } = await work();
  return async () => {
    const found = await solvePuzzle(task.puzzle);
    return found === undefined ? undefined : `${task.puzzle}.${found}`;
  };
}
