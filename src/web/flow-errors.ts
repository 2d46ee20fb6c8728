import { errorMessage } from '#text/errors.ts';
import type { Lang } from '#text/lang.ts';
import type { FormErrors } from '#web/page.ts';

/** What to show of a refusal, in the visitor's language. */
export interface ShownError {
  readonly field: string | undefined;
  readonly text: string;
}

export const shownErrors = (errors: FormErrors, lang: Lang): readonly ShownError[] =>
  errors.map(({ code, field, params, message }) => ({ field, text: errorMessage(code, params, message)[lang] }));

/** The sentence of the first error at a field. */
export const errorAt = (errors: readonly ShownError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.text;
