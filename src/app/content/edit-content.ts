import type {
  ContentHistory,
  ContentRepository,
  Decision,
  Editor,
  Newest,
  PublishedContent,
} from '#app/content/ports.ts';
import type { ContentKind, Words } from '#domain/content/block.ts';
import {
  checkDocument,
  type EditingFault,
  type EditingRules,
  isAddressed,
  isSameDocument,
  type NewKind,
} from '#domain/content/editing.ts';
import type { DocumentFault } from '#domain/content/read-document.ts';
import { type AddressProblem, begin, beginAt } from '#app/content/begin-content.ts';
import { type Content, type Publication, shownOf, type Slug } from '#domain/content/shown.ts';
import { type ErrorCode, type Fault, type Faults, fault } from '#domain/errors.ts';
import { type Instant, MINUTE, type Zone } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { instantInZone, isoInZone } from '#kernel/zoned.ts';

export interface EditingDeps {
  readonly store: PublishedContent & ContentRepository;
  /** The built-in content, from which all editing starts. */
  readonly builtIn: readonly Content[];
  readonly rules: (now: Instant) => Promise<EditingRules>;
  /** Whether a page at this address may be begun. */
  readonly addressProblem: AddressProblem;
  /** The zone in which editors read and type times. */
  readonly zone: Zone;
}

/** A document in the list of all documents. */
export interface Listed {
  readonly slug: Slug;
  readonly kind: ContentKind;
  /** Of the draft, if there is one. */
  readonly title: Words;
  /** What is shown now: a publication, or the built-in content. Undefined: nothing. */
  readonly shown: Publication | 'built-in' | undefined;
  /** Future publications, the next one first. */
  readonly coming: readonly Publication[];
  /** The newest revision, if it is not published. */
  readonly draft: Newest | undefined;
}

/** A document with its history. */
export interface OpenDocument extends Content, ContentHistory {
  /** The number of its newest revision, which `document` is; 0 for the built-in content. */
  readonly seen: number;
  readonly isBuiltIn: boolean;
  readonly shown: Decision | 'built-in' | undefined;
}

export interface Draft {
  /** Undefined for something new. */
  readonly slug: Slug | undefined;
  readonly kind: NewKind | undefined;
  /** The last part of the address of its page, for kinds that have one; only for something new. */
  readonly address: string | undefined;
  /** Untrusted: it is parsed here. */
  readonly document: unknown;
  readonly seen: number;
}

export interface Saved {
  readonly slug: Slug;
  readonly revision: number;
}

export interface PublicationWanted extends Saved {
  /** The carrier's local time: `2026-11-30T09:00`. Undefined: immediately, and until something else is shown. */
  readonly from: string | undefined;
  readonly until: string | undefined;
}

type Answer<T> = Promise<Result<T, Faults>>;

/** What editors do. Authorization was checked by the caller. */
export function contentEditing(deps: EditingDeps) {
  const { store, builtIn, rules } = deps;

  const open = async (slug: Slug, now: Instant): Promise<OpenDocument | undefined> => {
    const history = await store.history(slug);
    const [newest] = history.revisions;
    const ours = builtIn.find((content) => content.slug === slug);
    const kind = ours?.kind ?? newest?.kind;
    const document = newest?.document ?? ours?.document;
    if (!kind || !document) return undefined;
    const isBuiltIn = ours !== undefined;
    const shown = shownOf(history.decisions.filter(isInForce), { kind, isBuiltIn }, now);
    return { ...history, slug, kind, document, seen: newest?.revision ?? 0, isBuiltIn, shown };
  };

  const keep = async (revision: {
    readonly content: Content;
    readonly seen: number;
    readonly by: Editor;
  }): Answer<Saved> => {
    const { content, seen, by } = revision;
    const saved = await store.save({ ...content, seen, by });
    if (saved !== undefined) return ok({ slug: content.slug, revision: saved });
    const [newest] = (await store.history(content.slug)).revisions;
    // Sent again because its answer was lost.
    const isTheirs = newest?.author === by.name && isSameDocument(newest.document, content.document);
    return isTheirs ? ok({ slug: content.slug, revision: newest.revision }) : fail([changedFault(newest, deps.zone)]);
  };

  return {
    list: async (now: Instant): Promise<readonly Listed[]> => {
      const [publications, saved] = await Promise.all([store.publications(now), store.saved()]);
      return listed({ builtIn, publications, saved }, now);
    },

    open: async (slug: Slug, now: Instant): Answer<OpenDocument> => {
      const opened = await open(slug, now);
      return opened ? ok(opened) : fail([fault('not_found', 'slug')]);
    },

    /** A rejected document is not stored. */
    save: async ({ slug, kind, address, document: written, seen }: Draft, by: Editor, now: Instant): Answer<Saved> => {
      const checked = checkDocument(written, await rules(now));
      if (!checked.ok) return fail(editingFaults(checked.fault));
      const document = checked.value;
      if (slug !== undefined) {
        const known = await open(slug, now);
        if (!known) return fail([fault('not_found', 'slug')]);
        return keep({ content: { slug, kind: known.kind, document }, seen, by });
      }
      if (kind === undefined) return fail([fault('invalid_request', 'kind')]);
      return isAddressed(kind)
        ? beginAt(deps, { kind, address: address?.trim() ?? '', document, by })
        : begin(deps, { kind, document, by });
    },

    /** Saves the text of an earlier revision (0 for the built-in content) as the newest. */
    restore: async (
      { slug, revision, seen }: Saved & { readonly seen: number },
      by: Editor,
      now: Instant,
    ): Answer<Saved> => {
      const known = await open(slug, now);
      if (!known) return fail([fault('not_found', 'slug')]);
      const former =
        revision === 0
          ? builtIn.find((content) => content.slug === slug)
          : known.revisions.find((one) => one.revision === revision);
      if (!former) return fail([fault('content_revision_unknown', 'revision')]);
      const checked = checkDocument(former.document, await rules(now));
      if (!checked.ok) return fail(editingFaults(checked.fault));
      return keep({ content: { slug, kind: known.kind, document: checked.value }, seen, by });
    },

    publish: async (wanted: PublicationWanted, by: Editor, now: Instant): Answer<{ readonly publication: number }> => {
      const span = spanOf(wanted, { zone: deps.zone, now });
      if (!span.ok) return span;
      const { slug, revision } = wanted;
      const { revisions, decisions } = await store.history(slug);
      const text = revisions.find((one) => one.revision === revision);
      if (!text) return fail([fault('content_revision_unknown', 'revision')]);
      // One of its figures may have been removed since.
      const checked = checkDocument(text.document, await rules(now));
      if (!checked.ok) return fail(editingFaults(checked.fault));
      const same = decisions.find((one) => isInForce(one) && isSame(one, { revision, ...span.value }, now));
      if (same) return ok({ publication: same.publication });
      const publication = await store.publish({ slug, revision, ...span.value, by });
      return publication === undefined ? fail([fault('content_revision_unknown', 'revision')]) : ok({ publication });
    },

    /** The previous publication, or the built-in content, is shown again. */
    withdraw: async (publication: number, by: Editor): Answer<{ readonly publication: number }> =>
      (await store.withdraw(publication, by)) ? ok({ publication }) : fail([fault('publication_over', 'publication')]),
  };
}

const isInForce = ({ withdrawnBy }: Decision): boolean => withdrawnBy === undefined;

interface Span {
  readonly from: Instant;
  readonly until: Instant | undefined;
}

/** Recognizes a repeated decision, so that a form sent twice has no second effect. */
const isSame = (one: Decision, { revision, from, until }: Span & { readonly revision: number }, now: Instant) =>
  one.revision === revision &&
  one.until === until &&
  (one.from === from || (from === now && now - one.from < MINUTE && one.from <= now));

/** Start and end, in the carrier's local time. The current minute is not in the past. */
function spanOf(
  wanted: Pick<PublicationWanted, 'from' | 'until'>,
  { zone, now }: { readonly zone: Zone; readonly now: Instant },
): Result<Span, Faults> {
  const read = (field: 'from' | 'until') =>
    wanted[field] === undefined ? undefined : instantInZone(wanted[field], zone);
  const unread = (['from', 'until'] as const).filter(
    (field) => wanted[field] !== undefined && read(field) === undefined,
  );
  if (unread.length > 0)
    return fail(unread.map((field) => fault('content_time_unknown', field)) as [Fault, ...Fault[]]);
  const [from = now, until] = [read('from'), read('until')];
  if (from <= now - MINUTE) return fail([fault('content_from_past', 'from')]);
  if (until !== undefined && (until <= from || until <= now)) return fail([fault('content_until_early', 'until')]);
  return ok({ from: from < now ? now : from, until });
}

const CODES: Readonly<Record<EditingFault['problem'], ErrorCode>> = {
  missing: 'content_missing',
  too_long: 'content_too_long',
  too_many: 'content_too_many',
  unknown: 'content_choice_unknown',
  unprintable: 'content_unprintable',
  figure_typed: 'content_figure_typed',
  placeholder_unknown: 'content_placeholder_unknown',
};

/** Each at its field of the document. */
const editingFaults = (faults: readonly (DocumentFault | EditingFault)[]): Faults =>
  faults.map(({ at, problem, max, ...more }) =>
    fault(CODES[problem], `document.${at}`, {
      ...(max === undefined ? {} : { max }),
      ...('text' in more && more.text !== undefined ? { text: more.text } : {}),
    }),
  ) as unknown as Faults;

/** Who saved a revision that the author has not seen, and when. */
const changedFault = (newest: ContentHistory['revisions'][number] | undefined, zone: Zone): Fault =>
  newest
    ? fault('content_changed', 'seen', { name: newest.author, at: isoInZone(newest.writtenAt, zone) })
    : fault('content_revision_unknown', 'seen');

interface Known {
  readonly builtIn: readonly Content[];
  readonly publications: readonly Publication[];
  readonly saved: readonly Newest[];
}

/** The built-in contents in their order, then those created by editors. */
function listed({ builtIn, publications, saved }: Known, now: Instant): readonly Listed[] {
  const published = Map.groupBy(publications, ({ slug }) => slug);
  const newest = new Map(saved.map((one) => [one.slug, one]));
  const ours = builtIn.map(({ slug, kind, document: { title } }) => ({ slug, kind, title, isBuiltIn: true }));
  const begun = saved.filter(({ slug }) => !builtIn.some((content) => content.slug === slug));
  return [...ours, ...begun.map((one) => ({ ...one, isBuiltIn: false }))].map(({ slug, kind, title, isBuiltIn }) => {
    const publicationsOf = published.get(slug) ?? [];
    return {
      slug,
      kind,
      title: newest.get(slug)?.title ?? title,
      shown: shownOf(publicationsOf, { kind, isBuiltIn }, now),
      coming: publicationsOf.filter(({ from }) => from > now).toSorted((a, b) => a.from - b.from),
      draft: newest.get(slug)?.isDraft ? newest.get(slug) : undefined,
    };
  });
}
