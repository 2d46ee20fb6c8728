import type { Lang } from '#text/lang.ts';
import { say, type Text } from '#text/message.ts';
import type { FormErrors } from '#web/page.ts';

/** An error as shown, in the visitor's language. */
export interface ShownError {
  readonly field: string | undefined;
  readonly text: string;
}

/** The message of the first error of a field. */
export const errorAt = (errors: readonly ShownError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.text;

/**
 * Error messages from selected parts of the catalogue: a screen includes only those it can encounter. An unknown code
 * is shown in its original Spanish, and in English with the generic message.
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
