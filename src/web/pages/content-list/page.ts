import type { Lang } from '#text/lang.ts';
import { editingText } from '#text/pages/editing.ts';
import { editPath } from '#web/content/editor-paths.ts';
import { forEditors } from '#web/content/for-editors.ts';
import { comingSentence, draftSentence, shownSentence } from '#web/content/standing.ts';
import { type Page, show } from '#web/page.ts';
import type { ContentListData, ContentRow } from '#web/pages/content-list/content-list-data.ts';
import { Screen } from '#web/pages/content-list/screen.tsx';
import { getAllContent, type ListedContent } from '#wire/editing.ts';
import * as paths from '#wire/page-paths.ts';

const rowOf = ({ slug, kind, title, shown, coming, draft }: ListedContent, lang: Lang): ContentRow => ({
  slug,
  kind,
  title: title[lang],
  href: editPath(slug, lang),
  note: [
    shownSentence(shown, lang),
    ...coming.map((span) => comingSentence(span, lang)),
    ...(draft ? [draftSentence(draft, lang)] : []),
  ].join(' '),
  news: draft ? editingText.hasDraft[lang] : coming.length > 0 ? editingText.isComing[lang] : '',
});

/** All content of the site with its publication state; for editors. */
export const contentListPage: Page<ContentListData> = {
  async load({ call, lang }) {
    const listed = await call(getAllContent);
    return listed.ok
      ? show({ contents: listed.data.contents.map((one) => rowOf(one, lang)) })
      : forEditors(listed, paths.content[lang], lang);
  },
  head: (_data, { lang }) => ({
    title: editingText.title[lang],
    description: editingText.description[lang],
    noIndex: true,
  }),
  Screen,
};
