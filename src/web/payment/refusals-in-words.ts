import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import type { FormErrors } from '#web/page.ts';
import { sayErrors, type ShownError } from '#web/shown-errors.ts';

type Texts = Parameters<typeof sayErrors>[2];

/** How long to wait for the texts to load. */
const MAX_WAIT_MS = 3_000;

/** Shown when the card frame could not reach the provider: nothing was sent or charged. */
export const NO_PROVIDER = { code: 'provider_unavailable', message: '' } as const;

/**
 * Messages for refusals. The texts load after the page has settled; if the network failed before that, a refusal is
 * shown in the server's wording, or as a connection error.
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
