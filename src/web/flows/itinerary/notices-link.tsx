import type { Lang } from '#text/lang.ts';
import { noticesText } from '#text/notices-page.ts';
import { noticesPath } from '#wire/link-paths.ts';

/** Link to the notice preferences (B26). */
export const NoticesLink = ({ code, lang }: { readonly code: string; readonly lang: Lang }) => (
  <p>
    <a href={noticesPath(lang, code)}>{noticesText.link[lang]}</a>
  </p>
);
