import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import type { FormErrors } from '#web/page.ts';
import { sayErrors, type ShownError } from '#web/shown-errors.ts';

type Texts = Parameters<typeof sayErrors>[2];

/** A late module of texts that is not here by then is not waited for. */
const MAX_WAIT_MS = 3_000;

/** What is said where the frame of the card could not reach the provider: nothing was sent, nothing charged. */
export const NO_PROVIDER = { code: 'provider_unavailable', message: '' } as const;

/**
 * Refusals in words. The words are fetched while the page is at rest; where the network failed before that, a refusal is
 * said as the server wrote it, or the line is named.
 */
export async function refusalsInWords(
  errors: FormErrors,
  lang: Lang,
  texts: () => Promise<{ readonly REFUSAL_TEXTS: Texts }>,
): Promise<readonly ShownError[]> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const module = await Promise.race([texts(), late]);
  return sayErrors(errors, lang, module?.REFUSAL_TEXTS ?? { action_failed: flow.offline });
}
