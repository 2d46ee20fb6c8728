import { expect } from 'vitest';

type Thing = Readonly<Record<string, unknown>>;

/** The structured data of a page, by type; entries of one type are merged into the first. */
export function linkedThings(html: string): ReadonlyMap<string, Thing> {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  const { '@context': context, '@graph': graph } = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  expect(context).toBe('https://schema.org');
  return new Map(graph.toReversed().map((thing) => [String(thing['@type']), thing]));
}
