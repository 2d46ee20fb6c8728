import { contentEditing, type EditingDeps, type Listed, type OpenDocument } from '#app/content/edit-content.ts';
import { type PreviewTokens, previewOf } from '#app/content/preview.ts';
import type { Editor } from '#app/content/ports.ts';
import type { Operators } from '#app/operators/ports.ts';
import { wordsWithFigures } from '#domain/content/figures.ts';
import type { Operator } from '#domain/operators/operator.ts';
import type { Handler, HandlerRequest } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/editing.ts';

interface Deps extends EditingDeps {
  readonly operators: Operators;
  readonly tokens: PreviewTokens;
}

/** The calls of editors of the site's content. */
export function editingHandlers(deps: Deps): readonly Handler[] {
  const { zone, rules } = deps;
  const editing = contentEditing(deps);
  const mine = forOperators(deps.operators);
  return [
    mine(wire.getAllContent, async ({ now }) => {
      const all = await editing.list(now);
      const { figures } = await rules(now);
      const named = all.map((one) => ({ ...one, title: wordsWithFigures(one.title, figures) }));
      return ok({ contents: named.map((one) => listedView(one, zone)) });
    }),
    mine(wire.getEditedContent, async ({ query, now }) => {
      const opened = await editing.open(query.slug, now);
      if (!opened.ok) return opened;
      const { slug } = opened.value;
      const preview = (revision: number) => previewOf(deps.tokens, { slug, revision }, now);
      return ok(openView(opened.value, { zone, preview }));
    }),
    mine(wire.getContentFigures, async ({ now }) => {
      const { figures, targets } = await rules(now);
      return ok({
        figures: Object.entries(figures).map(([name, says]) => ({ name, says: { ...says } })),
        targets: [...targets],
      });
    }),
    mine(wire.postContentDraft, async ({ body, caller, now }, operator) => {
      const { slug, kind, address, document, seen } = body;
      return editing.save({ slug, kind, address, document, seen }, editorOf(operator, caller), now);
    }),
    mine(wire.postContentPublication, async ({ body, caller, now }, operator) => {
      const { slug, revision, from, until } = body;
      return editing.publish({ slug, revision, from, until }, editorOf(operator, caller), now);
    }),
    mine(wire.postContentWithdrawal, async ({ body, caller }, operator) =>
      editing.withdraw(body.publication, editorOf(operator, caller)),
    ),
    mine(wire.postContentRestore, async ({ body, caller, now }, operator) =>
      editing.restore(body, editorOf(operator, caller), now),
    ),
  ];
}

const editorOf = ({ name, role }: Operator, { address }: HandlerRequest['caller']): Editor => ({
  name,
  role,
  place: address,
});

const momentOf = (at: Instant | undefined, zone: Zone): string | null =>
  at === undefined ? null : isoInZone(at, zone);

const spanOf = ({ from, until }: { readonly from: Instant; readonly until: Instant | undefined }, zone: Zone) => ({
  from: isoInZone(from, zone),
  until: momentOf(until, zone),
});

function listedView({ slug, kind, title, shown, coming, draft }: Listed, zone: Zone): wire.ListedContent {
  return {
    slug,
    kind,
    title: { ...title },
    shown: shown === undefined ? null : shown === 'built-in' ? { from: null, until: null } : spanOf(shown, zone),
    coming: coming.map((publication) => spanOf(publication, zone)),
    draft: draft ? { author: draft.author, at: isoInZone(draft.writtenAt, zone) } : null,
  };
}

interface Opening {
  readonly zone: Zone;
  readonly preview: (revision: number) => string;
}

function openView(opened: OpenDocument, { zone, preview }: Opening): wire.OpenContent {
  const { slug, kind, document, seen, isBuiltIn, shown, revisions, decisions } = opened;
  return {
    slug,
    kind,
    document: structuredClone(document) as wire.OpenContent['document'],
    seen,
    built_in: isBuiltIn,
    shown: shown === undefined || shown === 'built-in' ? (shown ?? null) : shown.publication,
    revisions: revisions.map(({ revision, author, writtenAt, document: { title } }) => ({
      revision,
      author,
      at: isoInZone(writtenAt, zone),
      title: { ...title },
      preview: preview(revision),
    })),
    decisions: decisions.map(({ publication, revision, publisher, decidedAt, withdrawnBy, ...span }) => ({
      publication,
      revision,
      ...spanOf(span, zone),
      publisher,
      at: isoInZone(decidedAt, zone),
      withdrawn_by: withdrawnBy ?? null,
    })),
  };
}
