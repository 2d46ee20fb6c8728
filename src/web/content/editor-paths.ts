import type { NewKind } from '#domain/content/editing.ts';
import type { Lang } from '#text/lang.ts';
import type { EditingDone } from '#text/pages/editing.ts';
import * as paths from '#wire/page-paths.ts';

/** Where a text is edited; after something was done, with what that was. */
export const editPath = (slug: string, lang: Lang, done?: EditingDone): string =>
  `${paths.editContent[lang]}?${new URLSearchParams({ slug, ...(done ? { done } : {}) })}`;

/** Where something new is begun. */
export const newPath = (kind: NewKind, lang: Lang): string =>
  `${paths.editContent[lang]}?${new URLSearchParams({ kind })}`;
