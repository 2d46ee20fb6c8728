import type { ContentRepository } from '#app/content/ports.ts';
import type { ShownContent } from '#app/content/shown-content.ts';
import type { Content, Slug } from '#domain/content/shown.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { after, DAY, type Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Which revision of what. */
export interface DraftName {
  readonly slug: Slug;
  readonly revision: number;
}

/** What links to drafts are signed with. */
export interface PreviewTokens {
  sign(link: DraftName & { readonly expires: Instant }): string;
  read(text: string, asked: DraftName & { readonly now: Instant }): 'good' | 'expired' | 'forged';
}

/** Time enough to have somebody read it. */
export const PREVIEW_LIFETIME = 3 * DAY;

/** `equipaje.3.` and the signature: what the page of the text is asked with, to show this revision in place of what is shown. */
export const previewOf = (tokens: PreviewTokens, draft: DraftName, now: Instant): string =>
  `${draft.slug}.${draft.revision}.${tokens.sign({ ...draft, expires: after(now, PREVIEW_LIFETIME) })}`;

const PREVIEW = /^([a-z0-9-]+)\.(\d{1,9})\.([\w-]+)$/;

export interface PreviewDeps {
  readonly shown: ShownContent;
  readonly store: Pick<ContentRepository, 'history'>;
  readonly tokens: PreviewTokens;
}

/** All that is shown at a moment to somebody who came by a link to a draft, or without one. */
export type ShownWithDraft = (
  preview: string | undefined,
  now: Instant,
) => Promise<Result<ReadonlyMap<Slug, Content>, Faults>>;

/** All that is shown at a moment, with the draft that a signed link names in place of what is shown under its slug. */
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
    return ok(new Map([...all, [slug, { slug, kind: draft.kind, document: draft.document }]]));
  };
