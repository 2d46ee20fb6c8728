import type { ShownWithDraft } from '#app/content/preview.ts';
import type { FleetClass } from '#app/seats/list-fleet.ts';
import { type Figures, withFigures } from '#domain/content/figures.ts';
import type { Content } from '#domain/content/shown.ts';
import { fault } from '#domain/errors.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok } from '#kernel/result.ts';
import type { BusView, ContentView } from '#wire/content.ts';
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
    const content = shown.value.get(params.slug ?? '');
    return content ? ok(contentView(content, await figures(now))) : fail([fault('not_found', 'slug')]);
  }),
  handler(wire.getContents, async ({ params, query, now }) => {
    const shown = await shownTo(query.preview, now);
    if (!shown.ok) return shown;
    const all = [...shown.value.values()].filter(({ kind }) => kind === params.kind);
    const current = await figures(now);
    return ok({ contents: all.map((content) => contentView(content, current)) });
  }),
  handler(wire.getFleet, async () => ok({ buses: (await fleet()).map(busView) })),
];

/** Copied, so that callers share nothing. */
function contentView({ slug, kind, document }: Content, figures: Figures): ContentView {
  return { slug, kind, ...(structuredClone(withFigures(document, figures)) as Omit<ContentView, 'slug' | 'kind'>) };
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
