import { LANDING_PAGES } from '#web/content/targets.ts';
import type { PageContext } from '#web/page.ts';
import { type ContentView, getContents, getFleet } from '#wire/content.ts';
import * as paths from '#wire/page-paths.ts';
import { rootPath } from '#wire/place-paths.ts';

/** A campaign that is on, with its page. */
export interface Campaign {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

/** Campaigns with an address of the site's own: they are on while an editor has published them. */
const OWN: Readonly<Record<string, paths.PagePath>> = { hotsale: paths.hotSale };

/** The campaigns published now: landings that are no permanent page and no service class. */
export async function campaignsNow({ call, lang }: Pick<PageContext, 'call' | 'lang'>): Promise<readonly Campaign[]> {
  const [listed, fleet] = await Promise.all([call(getContents, { params: { kind: 'landing' } }), call(getFleet)]);
  const permanent = new Set([...Object.keys(LANDING_PAGES), ...(fleet.ok ? fleet.data.buses.map(({ id }) => id) : [])]);
  const isOn = ({ slug, built_in: isBuiltIn }: ContentView): boolean =>
    !isBuiltIn && (Object.hasOwn(OWN, slug) || !permanent.has(slug));
  return (listed.ok ? listed.data.contents : []).filter(isOn).map(({ slug, title, description }) => ({
    slug,
    href: OWN[slug]?.[lang] ?? rootPath(lang, slug),
    title: title[lang],
    description: description[lang],
  }));
}
