import { type Crawl, isItself, type Visit } from './crawl.ts';
import { type CrawledPage, countedWords } from './crawled-page.ts';

/** The share of common words, from 0 to 1, that two pages may have. */
const MAX_ALIKE = 0.6;
const FIRST_REFUSAL = 400;

interface Found extends Visit {
  readonly page: CrawledPage;
}

/** The faults of a site, a line each: fault, address, and where it was found. Sorted; empty when there are none. */
export function breachesOf(crawl: Crawl, mayHaveScript: (path: string) => boolean): readonly string[] {
  const pages = [...crawl.visits.values()].filter(
    (visit): visit is Found =>
      visit.page !== undefined && visit.status < FIRST_REFUSAL && isItself(visit.address, visit.page),
  );
  const indexed = pages.filter(({ page }) => page.isIndexed);
  return [
    ...deadEnds(crawl),
    ...crawl.unreachable.map((address) => `unreachable: ${address} is in the sitemap, and no link leads to it`),
    ...pages
      .filter(({ address, page }) => crawl.listed.has(address) && !page.isIndexed)
      .map((found) => `sitemap: lists what asks not to be indexed ${at(found)}`),
    ...indexed
      .filter(({ address }) => !crawl.listed.has(address))
      .map((found) => `sitemap: does not list what may be indexed ${at(found)}`),
    ...repeated(indexed, 'title'),
    ...repeated(indexed, 'description'),
    ...alike(indexed),
    ...pages.flatMap(structuredFaults),
    ...pages.flatMap(unseenQuestions),
    ...indexed.flatMap((found) => oneWayAlternates(found, crawl)),
    ...pages
      .filter(({ address, page }) => page.script > 0 && !mayHaveScript(new URL(address).pathname))
      .map((found) => `script: ${found.page.script} letters of it ${at(found)}`),
  ].toSorted();
}

const at = ({ address, foundOn }: Visit): string => `at ${address} (found on ${foundOn})`;

function deadEnds({ visits, fragments }: Crawl): readonly string[] {
  const dead = [...visits.values()].filter(({ status }) => status >= FIRST_REFUSAL);
  const nowhere = fragments.filter(({ address, id }) => visits.get(address)?.page?.ids.has(id) === false);
  const shut = [...visits.values()].filter(
    ({ status, page, address }) => status < FIRST_REFUSAL && page && leadsOn(page, address).length === 0,
  );
  return [
    ...dead.map((visit) => `dead link: ${visit.status} ${at(visit)}`),
    ...nowhere.map(({ address, id, foundOn }) => `dead link: no #${id} at ${address} (found on ${foundOn})`),
    ...shut.map((visit) => `dead end: no link leads on ${at(visit)}`),
  ];
}

const leadsOn = ({ links }: CrawledPage, address: string): readonly string[] =>
  links.filter((link) => !link.startsWith('#') && new URL(link, address).href !== address);

function repeated(pages: readonly Found[], what: 'title' | 'description'): readonly string[] {
  const empty = pages.filter(({ page }) => page[what].trim() === '').map((found) => `no ${what} ${at(found)}`);
  const same = [...Map.groupBy(pages, ({ page }) => page[what]).values()].filter((group) => group.length > 1);
  return [...empty, ...same.map(([first, ...rest]) => `same ${what} as ${first!.address}: ${rest.map(at).join(', ')}`)];
}

/** Pages of one language with nearly the same text. */
const alike = (pages: readonly Found[]): readonly string[] =>
  pages.flatMap((one, i) =>
    pages.slice(i + 1).flatMap((other) => {
      if (one.page.lang !== other.page.lang) return [];
      const share = likeness(one.page.words, other.page.words);
      return share > MAX_ALIKE ? [`alike by ${Math.round(share * 100)} %: ${one.address} and ${at(other)}`] : [];
    }),
  );

/** The share of common words of two texts, counted with multiplicity: 1 for the same text. */
export function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [word, count] of a) common += Math.min(count, b.get(word) ?? 0);
  const all = total(a) + total(b);
  return all === 0 ? 0 : (2 * common) / all;
}

const total = (words: ReadonlyMap<string, number>): number =>
  [...words.values()].reduce((sum, count) => sum + count, 0);

function oneWayAlternates(found: Found, { visits }: Crawl): readonly string[] {
  const { page, address } = found;
  const own = page.alternates.find((alternate) => alternate.address === address && alternate.lang === page.lang);
  const missing = own ? [] : [`hreflang: does not name itself as ${page.lang} ${at(found)}`];
  const others = page.alternates.filter((alternate) => alternate.address !== address && alternate.lang !== 'x-default');
  return [
    ...missing,
    ...others.flatMap((other) => {
      const there = visits.get(other.address)?.page;
      const isMutual = there?.lang === other.lang && there.alternates.some((back) => back.address === address);
      return isMutual ? [] : [`hreflang: ${other.address} as ${other.lang} does not name it back ${at(found)}`];
    }),
  ];
}

/** Required properties of each type of structured data. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  BusStation: ['name', 'geo'],
  BusStop: ['name', 'geo'],
  BusTrip: ['departureBusStop', 'arrivalBusStop'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  TouristTrip: ['name', 'description', 'offers'],
  WebSite: ['name', 'url'],
};

function structuredFaults(found: Found): readonly string[] {
  return found.page.structured.flatMap((json) => {
    try {
      return faultsIn(JSON.parse(json), true).map((fault) => `structured data: ${fault} ${at(found)}`);
    } catch {
      return [`structured data: no JSON ${at(found)}`];
    }
  });
}

/** Questions for search engines that a reader does not find on the page. */
function unseenQuestions(found: Found): readonly string[] {
  const unseen = found.page.structured
    .flatMap((json) => questionsIn(json))
    .filter((question) => [...countedWords(question).keys()].some((word) => !found.page.words.has(word)));
  return unseen.map((question) => `structured data: “${question}” is not on the page ${at(found)}`);
}

const questionsIn = (json: string): readonly string[] =>
  Array.from(
    json.matchAll(/"@type":"Question","name":("(?:[^"\\]|\\.)*")/g),
    ([, name = '""']) => JSON.parse(name) as string,
  );

/** `isRoot`: it must have a `@context`; the parts of a `@graph` share its root's. */
function faultsIn(value: unknown, isRoot = false): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsIn(one, isRoot));
  if (typeof value !== 'object' || value === null) return isRoot ? ['no object'] : [];
  const said = value as Readonly<Record<string, unknown>>;
  const type = said['@type'];
  const named = typeof type === 'string' ? (REQUIRED[type] ?? []) : [];
  const isReference = Object.keys(said).join() === '@id';
  return [
    ...(isRoot && said['@context'] !== 'https://schema.org' ? ['another @context than https://schema.org'] : []),
    ...(typeof type === 'string' || '@graph' in said || isReference ? [] : ['an object without a @type']),
    ...named.filter((name) => isEmpty(said[name])).map((name) => `${String(type)} without ${name}`),
    ...Object.values(said).flatMap((one) => faultsIn(one)),
  ];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
