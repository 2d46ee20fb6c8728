import * as v from 'valibot';
import { CONTENT_KINDS } from '#domain/content/block.ts';
import { CONTENT_ROLES, NEW_KINDS } from '#domain/content/editing.ts';
import { contentDocument } from '#wire/content.ts';
import { type Route, route } from '#wire/route.ts';
import { bilingual, localTime } from '#wire/shapes.ts';

const service = 'operation';
const access = { roles: CONTENT_ROLES };

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const counted = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000));
/** Local time of the carrier: `2026-11-30T09:00`. The call refuses an invalid time at its field. */
const wallTime = v.pipe(v.string(), v.maxLength(40));

/** Start and, if any, end, in the carrier's zone. */
const span = v.object({ from: localTime, until: v.nullable(localTime) });

const listedContent = v.object({
  slug: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  title: bilingual,
  /** What is shown now; built-in content has no start. Null: nothing is shown. */
  shown: v.nullable(v.object({ from: v.nullable(localTime), until: v.nullable(localTime) })),
  coming: v.array(span),
  /** Saved, but not published. */
  draft: v.nullable(v.object({ author: v.string(), at: localTime })),
});

export type ListedContent = v.InferOutput<typeof listedContent>;

/** All content: what is shown, what is scheduled, and drafts. */
export const getAllContent = route({
  service,
  method: 'GET',
  path: 'content',
  summary: { es: 'Los textos del sitio y en qué están', en: 'What the site says, and where it stands' },
  access,
  query: undefined,
  body: undefined,
  data: v.object({ contents: v.array(listedContent) }),
});

const openContent = v.object({
  slug: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  /** The newest revision, or the built-in document. */
  document: contentDocument,
  /** The number of that revision; 0 for the built-in document. Sent back when saving. */
  seen: v.number(),
  built_in: v.boolean(),
  shown: v.pipe(
    v.nullable(v.union([v.number(), v.literal('built-in')])),
    v.description('The publication that is shown now, by its number; null: nothing is'),
  ),
  revisions: v.array(
    v.object({
      revision: v.number(),
      author: v.string(),
      at: localTime,
      title: bilingual,
      preview: v.pipe(v.string(), v.description('Shows it on its page to anyone who has it, for three days')),
    }),
  ),
  decisions: v.array(
    v.object({
      publication: v.number(),
      revision: v.number(),
      ...span.entries,
      publisher: v.string(),
      at: localTime,
      withdrawn_by: v.nullable(v.string()),
    }),
  ),
});

export type OpenContent = v.InferOutput<typeof openContent>;

/** One document as it is edited, with its history. */
export const getEditedContent = route({
  service,
  method: 'GET',
  path: 'content/document',
  summary: { es: 'Un texto del sitio, con su historial', en: 'A text of the site, with its history' },
  access,
  query: v.object({ slug }),
  body: undefined,
  data: openContent,
});

/** What texts may refer to: placeholders with their current figures, and pages that links may lead to. */
export const getContentFigures = route({
  service,
  method: 'GET',
  path: 'content/figures',
  summary: { es: 'Los datos que un texto puede nombrar', en: 'What a text may name' },
  access,
  query: undefined,
  body: undefined,
  data: v.object({
    figures: v.array(v.object({ name: v.string(), says: bilingual })),
    targets: v.array(v.string()),
  }),
});

const saved = v.object({ slug: v.string(), revision: v.number() });

/** Saves a draft. Refused if another editor saved one since: `seen` is the revision the author started from. */
export const postContentDraft = route({
  service,
  method: 'POST',
  path: 'content/draft',
  summary: { es: 'Guardar un borrador', en: 'Save a draft' },
  access,
  query: undefined,
  body: v.object({
    /** Absent for a new document, which then needs its kind. */
    slug: v.optional(slug),
    kind: v.optional(v.picklist(NEW_KINDS)),
    address: v.pipe(
      v.optional(v.pipe(v.string(), v.maxLength(80))),
      v.description('The last part of its page’s address, for a new landing, stop or destination'),
    ),
    seen: counted,
    document: contentDocument,
  }),
  data: saved,
});

/** Publishes a revision: now unless `from` is given, and until another one is published unless `until` is given. */
export const postContentPublication = route({
  service,
  method: 'POST',
  path: 'content/publication',
  summary: { es: 'Publicar o programar una versión', en: 'Publish a revision, or schedule it' },
  access,
  query: undefined,
  body: v.object({ slug, revision: counted, from: v.optional(wallTime), until: v.optional(wallTime) }),
  data: v.object({ publication: v.number() }),
});

/** Withdraws a publication, now or before it starts: what was shown before is shown again. */
export const postContentWithdrawal = route({
  service,
  method: 'POST',
  path: 'content/withdrawal',
  summary: { es: 'Retirar lo publicado o programado', en: 'Take a publication back' },
  access,
  query: undefined,
  body: v.object({ publication: counted }),
  data: v.object({ publication: v.number() }),
});

/** Makes a former revision the newest again, 0 for the built-in document. It is shown once published. */
export const postContentRestore = route({
  service,
  method: 'POST',
  path: 'content/restore',
  summary: { es: 'Volver a una versión anterior', en: 'Go back to a former revision' },
  access,
  query: undefined,
  body: v.object({ slug, revision: counted, seen: counted }),
  data: saved,
});

export const editingRoutes: readonly Route[] = [
  getAllContent,
  getEditedContent,
  getContentFigures,
  postContentDraft,
  postContentPublication,
  postContentWithdrawal,
  postContentRestore,
];
