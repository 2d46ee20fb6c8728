import { content } from '#adapters/db/content/content.ts';
import { previewTokens } from '#adapters/links/preview-links.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { shownWithDraft } from '#app/content/preview.ts';
import { shownContent, trueContent } from '#app/content/shown-content.ts';
import { publicCodes, type PublicCodesDeps } from '#app/fares/public-codes.ts';
import { slugAt } from '#domain/content/editing.ts';
import { isBuiltIn, publishedDays, type Shown, type Slug } from '#domain/content/shown.ts';
import { addressesOf } from '#app/timetable/places.ts';
import { type FleetDeps, listFleet } from '#app/seats/list-fleet.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { VersionedCacheDeps } from '#app/versioned-cache.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import { contentHandlers } from '#http/routes/content.ts';
import { editingHandlers } from '#http/routes/editing.ts';
import { promotionHandlers } from '#http/routes/promotions.ts';
import { slideHandlers } from '#http/routes/slides.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';
import { BUILT_IN } from '#text/content/built-in.ts';
import { contentFigures } from '#text/content/figures.ts';
import type { Brand } from '#web/brand.ts';
import type { PagePath } from '#wire/page-paths.ts';
import { isRootTaken } from '#web/root-addresses.ts';
import { outingPage } from '#web/content/outing-texts.ts';
import { LANDING_PAGES, pathOfTarget, TARGET_NAMES } from '#web/content/targets.ts';

interface ContentRoomDeps extends Omit<VersionedCacheDeps, 'pause'>, FleetDeps, Pick<PublicCodesDeps, 'promos'> {
  readonly pool: Pool;
  readonly brand: Brand;
  readonly offers: readonly AdditionOffer[];
  readonly lounges: readonly Lounge[];
  readonly operators: Operators;
  readonly secret: string;
}

interface ContentRoom extends Room {
  /** The day since which each text published by an editor is shown. */
  readonly publishedContent: () => Promise<ReadonlyMap<Slug, LocalDate>>;
  /** The landings shown at the root of the site: classes of bus and campaigns. */
  readonly rootLandings: () => Promise<readonly Slug[]>;
  /** The stops of the timetable that have a text of their own, by the last part of their addresses. */
  readonly describedStops: () => Promise<readonly string[]>;
  /** The pages of those slugs of outings that have a text. */
  readonly describedOutings: (slugs: readonly Slug[]) => Promise<readonly PagePath[]>;
}

/** A built-in text about a class is shown while the timetable has the class. */
const landingsAtRoot = ({ contents }: Shown, classes: ReadonlySet<string>): readonly Slug[] =>
  [...contents.values()]
    .filter(({ kind, slug }) => kind === 'landing' && !Object.hasOwn(LANDING_PAGES, slug))
    .filter((content) => classes.has(content.slug) || !isBuiltIn(content))
    .map(({ slug }) => slug);

const NOT_KNOWN = { es: '', en: '' };

/** The site's content, its editors, and the buses it shows. */
export function contentRoom({
  pool,
  brand,
  offers,
  lounges,
  operators,
  secret,
  clock,
  report,
  ...deps
}: ContentRoomDeps): ContentRoom {
  const store = content(pool);
  const tokens = previewTokens(secret);
  // Content is shown without a database too: then without the holidays, which the timetable says.
  const windows = () =>
    deps.timetable.current().then(
      ({ windows: known }) => known,
      () => [],
    );
  const codes = publicCodes({ ...deps, clock, report });
  const figures = async (now: Instant) =>
    contentFigures({
      speaker: brand,
      offers,
      lounges,
      today: dateInZone(now, CARRIER_ZONE),
      sepWindows: await windows(),
      codes: await codes.announced(now).catch(() => []),
    });
  const shown = trueContent({
    shown: shownContent({ published: store, builtIn: BUILT_IN, clock, report }),
    figures,
    builtIn: BUILT_IN,
  });
  const fleet = listFleet(deps);
  const withDraft = shownWithDraft({ shown, store, tokens });
  const targets = new Set(TARGET_NAMES);
  return {
    publishedContent: async () => publishedDays((await shown(clock.now())).contents, CARRIER_ZONE),
    rootLandings: async () => {
      const classes = new Set<string>((await fleet()).map(({ service }) => service.id));
      return landingsAtRoot(await shown(clock.now()), classes);
    },
    describedStops: async () => {
      const { contents } = await shown(clock.now());
      const { stops } = addressesOf(await deps.timetable.current());
      return [...stops.keys()].filter((stop) => contents.get(slugAt('stop', stop))?.kind === 'stop');
    },
    describedOutings: async (slugs) => {
      const { contents } = await shown(clock.now());
      return slugs.flatMap((slug) => (contents.get(slug)?.kind === 'outing' ? (outingPage(slug) ?? []) : []));
    },
    handlers: [
      ...contentHandlers({
        shown: withDraft,
        figures,
        fleet,
      }),
      ...promotionHandlers({ codes }),
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
        addressProblem: async (kind, address) => {
          if (kind === 'landing') return isRootTaken(address) ? 'taken' : undefined;
          if (kind === 'outing') return outingPage(slugAt(kind, address)) ? undefined : 'unknown';
          const { stops, places } = addressesOf(await deps.timetable.current());
          return (kind === 'stop' ? stops : places).has(address) ? undefined : 'unknown';
        },
        zone: CARRIER_ZONE,
        operators,
        tokens,
      }),
    ],
  };
}
