import { errorMessage } from '#text/errors.ts';
import type { Lang } from '#text/lang.ts';
import type { FormErrors } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** Refusals worded from the whole catalogue, for server rendering. */
export const shownErrors = (errors: FormErrors, lang: Lang): readonly ShownError[] =>
  errors.map(({ code, field, params, message }) => ({ field, text: errorMessage(code, params, message)[lang] }));
