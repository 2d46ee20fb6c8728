import { content } from '#adapters/db/content/content.ts';
import { previewTokens } from '#adapters/links/preview-links.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { shownWithDraft } from '#app/content/preview.ts';
import { shownContent } from '#app/content/shown-content.ts';
import { publishedDays, type Slug } from '#domain/content/shown.ts';
import { type FleetDeps, listFleet } from '#app/seats/list-fleet.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { VersionedCacheDeps } from '#app/versioned-cache.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import { contentHandlers } from '#http/routes/content.ts';
import { editingHandlers } from '#http/routes/editing.ts';
import { slideHandlers } from '#http/routes/slides.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';
import { BUILT_IN } from '#text/content/built-in.ts';
import { contentFigures } from '#text/content/figures.ts';
import type { Brand } from '#web/brand.ts';
import { pathOfTarget, TARGET_NAMES } from '#web/content/targets.ts';

interface ContentRoomDeps extends Omit<VersionedCacheDeps, 'pause'>, FleetDeps {
  readonly pool: Pool;
  readonly brand: Brand;
  readonly offers: readonly AdditionOffer[];
  readonly operators: Operators;
  readonly secret: string;
}

const NOT_KNOWN = { es: '', en: '' };

/** The site's content, its editors, and the buses it shows. */
export function contentRoom({
  pool,
  brand,
  offers,
  operators,
  secret,
  clock,
  report,
  ...deps
}: ContentRoomDeps): Room & { readonly publishedContent: () => Promise<ReadonlyMap<Slug, LocalDate>> } {
  const store = content(pool);
  const tokens = previewTokens(secret);
  const shown = shownContent({ published: store, builtIn: BUILT_IN, clock, report });
  // Content is shown without a database too: then without the holidays, which the timetable says.
  const windows = () =>
    deps.timetable.current().then(
      ({ windows: known }) => known,
      () => [],
    );
  const figures = async (now: Instant) =>
    contentFigures({ speaker: brand, offers, today: dateInZone(now, CARRIER_ZONE), sepWindows: await windows() });
  const withDraft = shownWithDraft({ shown, store, tokens });
  const targets = new Set(TARGET_NAMES);
  return {
    /** The day since which each text published by an editor is shown. */
    publishedContent: async () => publishedDays(await shown(clock.now()), CARRIER_ZONE),
    handlers: [
      ...contentHandlers({
        shown: withDraft,
        figures,
        fleet: listFleet(deps),
      }),
      ...slideHandlers({
        shown: withDraft,
        figures,
        pathOf: (target) => pathOfTarget(target)?.es,
      }),
      ...editingHandlers({
        store,
        builtIn: BUILT_IN,
        // Editors may write of holidays while none are known: the sentence is left out until they are.
        rules: async (now) => ({ figures: { 'sep-dates': NOT_KNOWN, ...(await figures(now)) }, targets }),
        zone: CARRIER_ZONE,
        operators,
        tokens,
      }),
    ],
  };
}
