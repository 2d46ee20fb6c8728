import type { Lang } from '#text/lang.ts';
import { say, type Text } from '#text/message.ts';
import type { FormErrors } from '#web/page.ts';

/** A refusal as it is shown, in the visitor's language. */
export interface ShownError {
  readonly field: string | undefined;
  readonly text: string;
}

/** The sentence of the first error at a field. */
export const errorAt = (errors: readonly ShownError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.text;

/**
 * Refusals in the words of some rooms of the catalogue: a screen carries only those it can meet. A code that is not among
 * them is said in the Spanish it came with, and in English by the sentence for the rest.
 */
export const sayErrors = (
  errors: FormErrors,
  lang: Lang,
  texts: Readonly<Record<string, Text>> & { readonly action_failed: Text },
): readonly ShownError[] =>
  errors.map(({ code, field, params, message }) => {
    const known = texts[code];
    const rest = say(texts.action_failed);
    const text = known ? say(known, params)[lang] : lang === 'es' ? message || rest.es : rest.en;
    return { field, text };
  });
