import { landingText } from '#text/pages/landing.ts';
import type { Lang } from '#text/lang.ts';
import type { Head, Outcome, Page, PageContext, Site } from '#web/page.ts';
import { contentHead } from '#web/content/content-page.tsx';
import { loadContent, shownWith } from '#web/content/load-content.ts';
import { previewIn } from '#web/content/preview.ts';
import { LANDING_PAGES } from '#web/content/targets.ts';
import type { LandingData, Lead } from '#web/pages/landing/landing-data.ts';
import { isCampaign, nextOf, PANELS, type Panel } from '#web/pages/landing/named.ts';
import { Screen } from '#web/pages/landing/screen.tsx';
import { LandingShell } from '#web/pages/landing/shell.tsx';
import { askedIn, breadcrumbThing, carrierThing, faqThing } from '#web/things.ts';
import { unknownPath } from '#web/unknown-path.ts';
import { getPublicCodes } from '#wire/catalogue.ts';
import { type BusView, getContent, getContents, getFleet } from '#wire/content.ts';
import * as paths from '#wire/page-paths.ts';
import { rootPath, ticketsToPath } from '#wire/place-paths.ts';
import { getPlace, getPlaces, type RouteView } from '#wire/places.ts';

type Context = Pick<PageContext, 'call' | 'lang' | 'query'>;

/** A page by the slug of its text, with the related timetable data (M182 to M194). */
export const namedPage = (slug: string): Page<LandingData> => ({
  async load(context): Promise<Outcome<LandingData>> {
    const asked = context.params['product'];
    const inClass = asked === undefined ? undefined : await classOf(context, asked);
    if (asked !== undefined && !inClass) return unknownPath;
    const [data, facts, next] = await Promise.all([
      loadContent(context, slug),
      panelOf(context, PANELS[slug]),
      leads(context, nextOf(slug)),
    ]);
    const isIndexed = isCampaign(slug) ? data.content?.built_in === false : hasText(data);
    return shownWith({
      ...NOTHING,
      ...data,
      ...facts,
      next,
      inClass,
      isIndexed,
      path: LANDING_PAGES[slug]![context.lang],
    });
  },
  head: headOf,
  Screen,
  Shell: LandingShell,
});

/** A service class, whatever else its URL contains. */
export const productPage: Page<LandingData> = {
  load: async (context) => {
    const bus = await classOf(context, context.params['product'] ?? '');
    return bus ? shownWith(await landingOfClass(context, bus)) : unknownPath;
  },
  head: headOf,
  Screen,
  Shell: LandingShell,
};

/** A page at the root of the site: a service class, or a page the carrier published temporarily. */
export const rootPage: Page<LandingData> = {
  async load(context): Promise<Outcome<LandingData>> {
    const slug = context.params['slug'] ?? '';
    const bus = await classOf(context, slug);
    if (bus) return shownWith(await landingOfClass(context, bus));
    const query = previewIn(context.query);
    const isDraft = query.preview !== undefined;
    const found = await context.call(getContent, { params: { slug }, query });
    const next = await leads(context, nextOf(slug));
    const path = rootPath(context.lang, slug);
    if (!found.ok)
      return found.status === 410
        ? { kind: 'show', status: 410, data: { ...NOTHING, content: undefined, errors: [], next, isOver: true, path } }
        : unknownPath;
    // What came with the site has an address of its own, or is about a class that this carrier does not run.
    if (found.data.kind !== 'landing' || found.data.built_in) return unknownPath;
    return shownWith({ ...NOTHING, content: found.data, isDraft, errors: [], next, path, isIndexed: true });
  },
  head: headOf,
  Screen,
  Shell: LandingShell,
};

const NOTHING = {
  isDraft: false,
  inClass: undefined,
  leaving: undefined,
  buses: [],
  cities: [],
  promotions: [],
  codes: [],
  isIndexed: false,
  isOver: false,
} as const;

const hasText = ({ content }: Pick<LandingData, 'content'>): boolean =>
  content !== undefined && content.blocks.length > 0;

function headOf(data: LandingData, site: Site, origin: string): Head {
  const { lang, brand } = site;
  if (data.isOver)
    return { title: landingText.over.title[lang], description: landingText.over.text[lang], noIndex: true };
  const { content, inClass, path } = data;
  const head = contentHead(data, site, origin);
  if (!content) return head;
  const title =
    inClass && content.kind === 'landing' && data.buses.length === 0
      ? landingText.inClass(head.title, inClass.name[lang])
      : head.title;
  const asked = askedIn(content.blocks, lang);
  return {
    ...head,
    ...(data.isIndexed ? {} : { noIndex: true }),
    title,
    things: [
      carrierThing(site, origin),
      breadcrumbThing(origin, [
        { name: brand.name, path: paths.home[lang] },
        { name: title, path },
      ]),
      ...(asked.length > 0 ? [faqThing(asked)] : []),
    ],
  };
}

async function classOf({ call }: Context, id: string): Promise<BusView | undefined> {
  const fleet = await call(getFleet);
  return fleet.ok ? fleet.data.buses.find((bus) => bus.id === id) : undefined;
}

async function landingOfClass(context: Context, bus: BusView): Promise<LandingData> {
  const both = (of: (lang: Lang) => string) => ({ es: of('es'), en: of('en') });
  const content = {
    slug: bus.id,
    kind: 'landing' as const,
    built_in: true,
    title: both((lang) => landingText.product.title(bus.name[lang])[lang]),
    description: both((lang) => landingText.product.description(bus.name[lang], bus.seats)[lang]),
    blocks: [],
  };
  const [written, leaving, next] = await Promise.all([
    loadContent(context, bus.id),
    leavingMain(context, 'fares', bus.id),
    leads(context, nextOf('buses')),
  ]);
  const own = written.content?.kind === 'landing' ? written.content : undefined;
  return {
    ...NOTHING,
    content: own ?? content,
    // Pages of two service classes differ little in their data: only those with text of their own are indexed.
    isIndexed: hasText({ content: own }),
    isDraft: written.isDraft,
    errors: [],
    leaving,
    buses: [bus],
    inClass: bus,
    next,
    path: rootPath(context.lang, bus.id),
  };
}

async function panelOf(context: Context, panel: Panel | undefined): Promise<Partial<LandingData>> {
  const { call } = context;
  switch (panel) {
    case 'fares':
    case 'hours':
      return { leaving: await leavingMain(context, panel) };
    case 'classes': {
      const fleet = await call(getFleet);
      return { buses: fleet.ok ? fleet.data.buses : [] };
    }
    case 'promotions': {
      const [listed, codes] = await Promise.all([
        call(getContents, { params: { kind: 'promotion' } }),
        call(getPublicCodes),
      ]);
      return {
        promotions: listed.ok ? listed.data.contents : [],
        codes: codes.ok ? codes.data.codes : [],
      };
    }
    case 'cities':
      return { cities: await cityLeads(context) };
    case undefined:
      return {};
  }
}

/** A selection of the routes is enough for an impression. */
const WAYS = { fares: 5, hours: 12 } as const;

async function leavingMain(
  { call }: Context,
  shows: 'fares' | 'hours',
  service?: string,
): Promise<LandingData['leaving']> {
  const listed = await call(getPlaces);
  const [main] = listed.ok ? listed.data.places : [];
  const found = main && (await call(getPlace, { params: { place: main.place } }));
  if (!found?.ok) return undefined;
  const { city, from } = found.data;
  const routes = from.flatMap((route) => (service === undefined ? route : inService(route, service)));
  return { city, routes: routes.slice(0, WAYS[shows]), shows };
}

/** A route as one class of bus runs it: with that class's fare and duration. */
function inService(route: RouteView, service: string): readonly RouteView[] {
  const found = route.services.find(({ id }) => id === service);
  return found ? [{ ...route, fare: found.fare, duration_minutes: found.duration_minutes }] : [];
}

async function cityLeads({ call, lang }: Context): Promise<readonly Lead[]> {
  const listed = await call(getPlaces);
  const places = listed.ok ? listed.data.places : [];
  return places.map(({ place, city }) => ({ href: ticketsToPath(lang, place), text: city }));
}

/** Pages by slug, with their titles. */
async function leads({ call, lang }: Context, slugs: readonly string[]): Promise<readonly Lead[]> {
  const found = await Promise.all(slugs.map((slug) => call(getContent, { params: { slug } })));
  return found.flatMap((one, i) =>
    one.ok ? [{ href: LANDING_PAGES[slugs[i]!]![lang], text: one.data.title[lang] }] : [],
  );
}
