import type { Captchas, Guesses, Tried } from '#app/guessing/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { exceededBy, judgeTry, judgeWithin, type Limits, MAX_FAILURES } from '#domain/guessing/guess-limits.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface GuardDeps {
  readonly guesses: Guesses;
  readonly captchas: Captchas;
}

export interface GuardedTry extends Tried {
  /** The answer to the captcha that was required. */
  readonly captcha: string | undefined;
  readonly now: Instant;
  /**
   * Whether the caller was right before: then other callers' guesses never lock it out. Called only when they would.
   */
  readonly wasRight?: () => Promise<boolean>;
  /** Where no captcha can be asked for: beyond these one waits. Absent: the rule of its kind. */
  readonly limits?: Limits;
}

/**
 * Begins a try at a secret: recorded as a failure before it is judged. A try refused here was not compared and does not
 * count. After a correct one the caller calls `forgive`.
 */
export async function beginTry(
  { guesses, captchas }: GuardDeps,
  { captcha, now, wasRight, limits, ...tried }: GuardedTry,
): Promise<Result<{ readonly forgive: () => Promise<void> }, Faults>> {
  const { id, failures } = await guesses.begin(tried);
  const forgive = () => guesses.forgive(id);
  const judged = limits ? judgeWithin(limits, failures) : judgeTry(tried.kind, failures);
  const verdict = judged === 'contact' && (await wasRight?.()) ? 'captcha' : judged;
  const subject = `${tried.kind} ${tried.secret}`;
  const isSolved =
    verdict === 'captcha' && captcha !== undefined && (await captchas.isSolved({ token: captcha, subject, now }));
  if (verdict === 'free' || isSolved) return ok({ forgive });
  await forgive();
  if (verdict === 'contact') return fail([fault('look_up_by_contact', 'code')]);
  if (verdict === 'captcha') return fail([fault('captcha_required', 'captcha', { ...captchas.task(subject, now) })]);
  const seconds = await guesses.wait(tried, exceededBy(failures, limits ?? MAX_FAILURES));
  return fail([fault('too_many_requests', undefined, { retry_after: seconds })]);
}
