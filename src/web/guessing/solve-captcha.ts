import type { Lang } from '#text/lang.ts';
import { late } from '#web/services/late.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

/** Both are needed rarely. */
const work = late(() => import('./solve-puzzle.ts'));
const recaptcha = late(() => import('./recaptcha.ts'));

/** Solves a captcha: its answer, as it is sent; undefined where this browser cannot, or its owner would not. */
type Solve = () => Promise<string | undefined>;

/** What solves a captcha, once it came over the network. */
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
