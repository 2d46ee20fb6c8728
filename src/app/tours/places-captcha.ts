import type { CaptchaAnswer, Captchas } from '#app/guessing/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import type { TourSlot } from '#domain/tours/product.ts';
import type { Instant } from '#kernel/instant.ts';

interface CaptchaDeps {
  readonly captchas: Captchas;
}

/** The answer to the captcha for places of a start. */
export const placesAnswer = (
  token: string | undefined,
  { key }: Pick<TourSlot, 'key'>,
  now: Instant,
): CaptchaAnswer => ({
  token: token ?? '',
  subject: `places ${key}`,
  now,
});

/** An answer is only looked at where one was given: it is valid once. */
export async function proofOf({ captchas }: CaptchaDeps, answer: CaptchaAnswer): Promise<HoldProof | undefined> {
  return answer.token !== '' && (await captchas.isSolved(answer)) ? 'captcha' : undefined;
}

/** A refusal with the captcha that it requires. */
export const withTask = ({ captchas }: CaptchaDeps, refusal: Fault, { subject, now }: CaptchaAnswer): Fault =>
  refusal.code === 'places_captcha_required'
    ? fault(refusal.code, refusal.field, { ...captchas.task(subject, now) })
    : refusal;
