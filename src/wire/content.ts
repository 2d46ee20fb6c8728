import * as v from 'valibot';
import { CONTENT_KINDS, TONES } from '#domain/content/block.ts';
import { route } from '#wire/route.ts';
import { bilingual, busSide } from '#wire/shapes.ts';

const service = 'catalogue';

const items = v.array(bilingual);

/** A part of a page, like `BLOCKS` in the domain, with its figures filled in. All of it is text without markup. */
const block = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: bilingual }),
  v.object({ kind: v.literal('paragraph'), text: bilingual }),
  v.object({ kind: v.literal('list'), items }),
  v.object({ kind: v.literal('steps'), items }),
  v.object({ kind: v.literal('facts'), rows: v.array(v.object({ label: bilingual, value: bilingual })) }),
  v.object({ kind: v.literal('question'), question: bilingual, answer: bilingual }),
  v.object({ kind: v.literal('callout'), tone: v.picklist(TONES), text: bilingual }),
  v.object({ kind: v.literal('link'), to: v.string(), text: bilingual }),
]);

/** What is shown and edited as one; in calls for editors its figures are placeholders. */
export const contentDocument = v.object({ title: bilingual, description: bilingual, blocks: v.array(block) });

const contentView = v.object({
  slug: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  built_in: v.pipe(v.boolean(), v.description('It came with the site: no editor has published another')),
  ...contentDocument.entries,
});

export type ContentView = v.InferOutput<typeof contentView>;
export type DocumentView = v.InferOutput<typeof contentDocument>;
export type BlockView = v.InferOutput<typeof block>;

/** A signed link to a draft, which replaces what is shown under its slug. */
export const previewQuery = v.object({ preview: v.optional(v.pipe(v.string(), v.maxLength(200))) });

/** The content of a slug as shown now. Our own call: the specification has none. */
export const getContent = route({
  service,
  method: 'GET',
  path: 'content/select/:slug',
  summary: { es: 'Una página de información', en: 'A page of information' },
  query: previewQuery,
  body: undefined,
  data: contentView,
});

/** All content of a kind shown now, in order. Our own call. */
export const getContents = route({
  service,
  method: 'GET',
  path: 'content/list/:kind',
  summary: {
    es: 'Servicios, promociones y demás información, por clase',
    en: 'Services, promotions and the like, by kind',
  },
  query: previewQuery,
  body: undefined,
  data: v.object({ contents: v.array(contentView) }),
});

const busView = v.object({
  id: v.string(),
  name: bilingual,
  seats: v.number(),
  amenities: v.array(v.string()),
  rows: v.number(),
  /** Letters across the bus from its left; null is the aisle. */
  columns: v.array(v.nullable(v.string())),
  facilities: v.array(v.object({ kind: v.picklist(['door', 'wc', 'stairs']), row: v.number(), side: busSide })),
  gaps: v.array(v.object({ row: v.number(), column: v.number() })),
});

export type BusView = v.InferOutput<typeof busView>;

/** The classes of bus of the timetable, with the seats of each (M154). Our own call. */
export const getFleet = route({
  service,
  method: 'GET',
  path: 'fleet/list',
  summary: { es: 'Clases de autobús, con sus asientos', en: 'Classes of bus, with their seats' },
  query: undefined,
  body: undefined,
  data: v.object({ buses: v.array(busView) }),
});

export const contentRoutes = [getContent, getContents, getFleet];
