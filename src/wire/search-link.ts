import { PASSENGER_TYPES, type Party, type PassengerType } from '#domain/fares/passenger-type.ts';
import { countIn } from '#wire/count-in.ts';
import * as paths from '#wire/page-paths.ts';

/**
 * The search of the home page in an address: anybody may link to it, and only this module reads and writes it. Days are
 * `YYYY-MM-DD`, empty texts are omitted. Values may be anything: people type addresses.
 */
export interface SearchLink {
  /** Ids of stops. */
  readonly origin: string;
  readonly destination: string;
  readonly round: boolean;
  readonly date: string;
  /** The departure is open; the return is open while it has no day. */
  readonly open: boolean;
  readonly return: string;
  readonly party: Readonly<Record<PassengerType, number>>;
  readonly promo: string;
}

/** Parses a search link: a round trip for one adult by default. Invalid numbers of passengers count as zero. */
export function readSearchLink(query: URLSearchParams): SearchLink {
  const isPartySaid = PASSENGER_TYPES.some((type) => query.has(type));
  const countOf = (type: PassengerType): number =>
    isPartySaid ? (countIn(query.get(type)) ?? 0) : Number(type === 'adult');
  return {
    origin: query.get('origin') ?? '',
    destination: query.get('destination') ?? '',
    round: query.get('round') !== 'false',
    date: query.get('date') ?? '',
    open: query.get('open') === 'true',
    return: query.get('return') ?? '',
    party: Object.fromEntries(PASSENGER_TYPES.map((type) => [type, countOf(type)])) as SearchLink['party'],
    promo: query.get('promo') ?? '',
  };
}

/** A search to write; a missing passenger type counts as zero. */
type Said = Partial<Omit<SearchLink, 'party'>> & { readonly party?: Party };

/** The query of a search, empty for the default one. */
export function searchQuery({ round, open, party, ...texts }: Said): string {
  const { origin = '', destination = '', date = '', return: back = '', promo = '' } = texts;
  const fields = {
    origin,
    destination,
    round: round === false ? 'false' : '',
    date,
    open: open === true ? 'true' : '',
    return: back,
    ...(party && partyFields(party)),
    promo,
  };
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
}

/** One adult is the default and omitted; an empty party is written out. */
function partyFields(party: Party): Readonly<Record<string, string>> {
  const some = PASSENGER_TYPES.filter((type) => (party[type] ?? 0) > 0);
  if (some.length === 0) return { adult: '0' };
  if (some.length === 1 && party.adult === 1) return {};
  return Object.fromEntries(some.map((type) => [type, String(party[type])]));
}

/** The home page with its form filled in. */
export function searchPath(lang: 'es' | 'en', search: Said): string {
  const query = searchQuery(search);
  return query === '' ? paths.home[lang] : `${paths.home[lang]}?${query}`;
}
