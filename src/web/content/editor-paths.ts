import type { NewKind } from '#domain/content/editing.ts';
import type { Lang } from '#text/lang.ts';
import type { EditingDone } from '#text/pages/editing.ts';
import * as paths from '#wire/page-paths.ts';

/** The editor URL of a text, with the action just completed, if any. */
export const editPath = (slug: string, lang: Lang, done?: EditingDone): string =>
  `${paths.editContent[lang]}?${new URLSearchParams({ slug, ...(done ? { done } : {}) })}`;

/** The URL for creating a text. */
export const newPath = (kind: NewKind, lang: Lang): string =>
  `${paths.editContent[lang]}?${new URLSearchParams({ kind })}`;
