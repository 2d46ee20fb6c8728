import { wordsWithFigures } from '#domain/content/figures.ts';
import type { Lang } from '#text/lang.ts';
import { pageOf, previewPath } from '#web/content/preview.ts';
import { comingSentence, doneSentence, draftSentence, shownSentence } from '#web/content/standing.ts';
import type { ContentEditorData, OpenText } from '#web/pages/content-editor/content-editor-data.ts';
import type { OpenContent } from '#wire/editing.ts';

interface Reader {
  readonly lang: Lang;
  readonly now: number;
  /** The values of the placeholders in its title. */
  readonly figures: ContentEditorData['figures'];
}

/** A stored text, formatted for its editor. */
export function openText(opened: OpenContent, reader: Reader): OpenText {
  const { slug, document, built_in: isBuiltIn, seen, shown, decisions, revisions } = opened;
  const { lang } = reader;
  const figures = Object.fromEntries(reader.figures.map(({ name, says }) => [name, says]));
  return {
    slug,
    title: wordsWithFigures(document.title, figures)[lang],
    isBuiltIn,
    seen,
    standing: standingOf(opened, reader),
    page: pageOf(opened)?.[lang] ?? null,
    decisions: decisions.map((decision) => ({
      publication: decision.publication,
      revision: decision.revision,
      isShown: shown === decision.publication,
      span: comingSentence(decision, lang),
      by: doneSentence(decision.publisher, decision.at, lang),
      withdrawnBy: decision.withdrawn_by,
    })),
    revisions: revisions.map(({ revision, author, at, preview }) => ({
      revision,
      by: doneSentence(author, at, lang),
      preview: previewPath(opened, preview, lang) ?? null,
    })),
  };
}

/** What is published, what is scheduled (soonest first), and whose the draft is. */
function standingOf({ shown, decisions, revisions: [newest] }: OpenContent, { lang, now }: Reader): readonly string[] {
  const valid = decisions.filter(({ withdrawn_by: by }) => by === null);
  const held = valid.find(({ publication }) => publication === shown);
  const coming = valid
    .filter(({ from }) => Date.parse(from) > now)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const isDraft = newest && !valid.some(({ revision }) => revision === newest.revision);
  return [
    shownSentence(shown === 'built-in' ? { from: null, until: null } : (held ?? null), lang),
    ...coming.map((decision) => comingSentence(decision, lang)),
    ...(isDraft ? [draftSentence(newest, lang)] : []),
  ];
}
