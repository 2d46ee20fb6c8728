import { errorMessage } from '#text/errors.ts';
import type { Lang } from '#text/lang.ts';
import { say, type Text } from '#text/message.ts';
import type { FormErrors } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** Refusals worded from the whole catalogue, for server rendering. `own`: the words of what the page is about. */
export const shownErrors = (
  errors: FormErrors,
  lang: Lang,
  own: Readonly<Record<string, Text>> = {},
): readonly ShownError[] =>
  errors.map(({ code, field, params, message }) => {
    const text = own[code];
    return { field, text: (text ? say(text, params) : errorMessage(code, params, message))[lang] };
  });
