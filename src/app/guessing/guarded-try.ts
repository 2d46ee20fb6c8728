import type { Captchas, Guesses, Tried } from '#app/guessing/ports.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { type Failures, FAILURES_OVER, type GuessVerdict, judgeTry } from '#domain/guessing/guess-limits.ts';
import { type Instant, SECOND } from '#kernel/instant.ts';
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
  /** Absent: the rule of its kind. */
  readonly judge?: (failures: Failures) => GuessVerdict;
}

/**
 * Begins a try at a secret: recorded as a failure before it is judged. A try refused here was not compared and does not
 * count. After a correct one the caller calls `forgive`.
 */
export async function beginTry(
  { guesses, captchas }: GuardDeps,
  { captcha, now, wasRight, judge, ...tried }: GuardedTry,
): Promise<Result<{ readonly forgive: () => Promise<void> }, Faults>> {
  const { id, failures } = await guesses.begin(tried);
  const forgive = () => guesses.forgive(id);
  const judged = judge?.(failures) ?? judgeTry(tried.kind, failures);
  const verdict = judged === 'contact' && (await wasRight?.()) ? 'captcha' : judged;
  const subject = `${tried.kind} ${tried.secret}`;
  const isSolved =
    verdict === 'captcha' && captcha !== undefined && (await captchas.isSolved({ token: captcha, subject, now }));
  if (verdict === 'free' || isSolved) return ok({ forgive });
  await forgive();
  return fail([REFUSALS[verdict](captchas, { subject, now })]);
}

type Refusal = (captchas: Captchas, asked: { readonly subject: string; readonly now: Instant }) => Fault;

const REFUSALS: Readonly<Record<Exclude<GuessVerdict, 'free'>, Refusal>> = {
  captcha: (captchas, { subject, now }) => fault('captcha_required', 'captcha', { ...captchas.task(subject, now) }),
  wait: () => fault('too_many_requests', undefined, { retry_after: FAILURES_OVER.lately / SECOND }),
  contact: () => fault('look_up_by_contact', 'code'),
};
