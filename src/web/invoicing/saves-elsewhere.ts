import { savesElsewhereText } from '#text/saves-elsewhere.ts';
import type { PageContext } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** Why a form is not carried out that would save what was typed in another account than the one it was opened in. */
export const savesElsewhere = (
  { isOfOtherAccount, lang }: Pick<PageContext, 'isOfOtherAccount' | 'lang'>,
  form: URLSearchParams,
): readonly ShownError[] =>
  isOfOtherAccount && form.has('save') ? [{ field: 'save', text: savesElsewhereText[lang] }] : [];
