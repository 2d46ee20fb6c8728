import type { ContentRepository } from '#app/content/ports.ts';
import type { ShownContent } from '#app/content/shown-content.ts';
import type { DraftContent, Shown, Slug } from '#domain/content/shown.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Identifies a revision. */
export interface DraftName {
  readonly slug: Slug;
  readonly revision: number;
}

/** Signs links to drafts. */
export interface PreviewTokens {
  sign(link: DraftName & { readonly expires: Instant }): string;
  read(text: string, asked: DraftName & { readonly now: Instant }): 'good' | 'expired' | 'forged';
}

/** Enough time for a review. */
export const PREVIEW_LIFETIME = 3 * DAY;

/** `equipaje.3.` and the signature: a query parameter of the content's page that shows this revision. */
export const previewOf = (tokens: PreviewTokens, draft: DraftName, now: Instant): string =>
  `${draft.slug}.${draft.revision}.${tokens.sign({ ...draft, expires: after(now, PREVIEW_LIFETIME) })}`;

const PREVIEW = /^([a-z0-9-]+)\.(\d{1,9})\.([\w-]+)$/;

export interface PreviewDeps {
  readonly shown: ShownContent;
  readonly store: Pick<ContentRepository, 'history'>;
  readonly tokens: PreviewTokens;
}

/** Everything shown at a moment to a visitor with or without a link to a draft. */
export type ShownWithDraft = (preview: string | undefined, now: Instant) => Promise<Result<Shown, Faults>>;

/** Everything shown at a moment, with the draft named by a signed link in place of its slug's content. */
export const shownWithDraft =
  ({ shown, store, tokens }: PreviewDeps): ShownWithDraft =>
  async (preview, now) => {
    if (preview === undefined) return ok(await shown(now));
    const [, slug = '', number, signature = ''] = PREVIEW.exec(preview) ?? [];
    const revision = Number(number);
    const token = tokens.read(signature, { slug, revision, now });
    if (token !== 'good') return fail([fault(token === 'expired' ? 'link_expired' : 'link_invalid', 'preview')]);
    const draft = (await store.history(slug)).revisions.find((one) => one.revision === revision);
    if (!draft) return fail([fault('link_invalid', 'preview')]);
    const all = await shown(now);
    const content: DraftContent = { slug, kind: draft.kind, document: draft.document, revision };
    return ok({ ...all, contents: new Map([...all.contents, [slug, content]]) });
  };
