import type { ShownWithDraft } from '#app/content/preview.ts';
import type { FleetClass } from '#app/seats/list-fleet.ts';
import { type Figures, withFigures } from '#domain/content/figures.ts';
import { type Content, isBuiltIn } from '#domain/content/shown.ts';
import { fault } from '#domain/errors.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok } from '#kernel/result.ts';
import type { BusView, ContentView, DocumentView } from '#wire/content.ts';
import * as wire from '#wire/content.ts';

export interface ContentHandlersDeps {
  readonly shown: ShownWithDraft;
  readonly figures: (now: Instant) => Promise<Figures>;
  readonly fleet: () => Promise<readonly FleetClass[]>;
}

/** Content of the site: pages of information, with the current figures. */
export const contentHandlers = ({ shown: shownTo, figures, fleet }: ContentHandlersDeps): readonly Handler[] => [
  handler(wire.getContent, async ({ params, query, now }) => {
    const shown = await shownTo(query.preview, now);
    if (!shown.ok) return shown;
    const { contents, ended } = shown.value;
    const slug = params.slug ?? '';
    const content = contents.get(slug);
    if (!content) return fail([fault(ended.has(slug) ? 'content_over' : 'not_found', 'slug')]);
    return ok(contentView(content, await figures(now)));
  }),
  handler(wire.getContents, async ({ params, query, now }) => {
    const shown = await shownTo(query.preview, now);
    if (!shown.ok) return shown;
    const all = [...shown.value.contents.values()].filter(({ kind }) => kind === params.kind);
    const current = await figures(now);
    return ok({ contents: all.map((content) => contentView(content, current)) });
  }),
  handler(wire.getFleet, async () => ok({ buses: (await fleet()).map(busView) })),
];

/** Copied, so that callers share nothing. */
function contentView(content: Content, figures: Figures): ContentView {
  const { slug, kind, document } = content;
  const shown = structuredClone(withFigures(document, figures)) as DocumentView;
  return { slug, kind, built_in: isBuiltIn(content), ...shown };
}

const busView = ({ service, layout }: FleetClass): BusView => ({
  id: service.id,
  name: { ...service.name },
  seats: layout.seats.length,
  amenities: [...service.amenities],
  rows: layout.rows,
  columns: [...layout.columns],
  facilities: layout.facilities.map((facility) => ({ ...facility })),
  gaps: layout.gaps.map((gap) => ({ ...gap })),
});
