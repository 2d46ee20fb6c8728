import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import { type Line, type Tables, words } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** When a fare applies. Undefined fields match anything; `contains` are exactly the zones that the ride must pass. */
interface FareRule {
  readonly route: string | undefined;
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  readonly contains: ReadonlySet<string>;
}

export interface Fare {
  readonly price: Centavos;
  /** The agency it is for; undefined for all. */
  readonly agency: string | undefined;
  /** The fare applies when any rule matches, or everywhere when there are none. */
  readonly rules: readonly FareRule[];
}

/** Centavos per unit of a foreign currency, by ISO 4217 code. */
export type CurrencyRates = Readonly<Record<string, number>>;

/** Plausible range of prices, in units of the currency. */
const PRICE = { min: 0, max: 1_000_000 };
const PESOS = 'MXN';
/** A fare of a hundred thousand pesos: forty of them, two whole parties, still fit every column. */
const MAX_FARE = 10_000_000;

export const isSellable = (amount: number): boolean => amount >= 1 && amount <= MAX_FARE;

export interface FareParts {
  readonly rates: CurrencyRates;
  readonly isAgency: (agencyId: string) => boolean;
  readonly isRoute: (routeId: string) => boolean;
  readonly isZone: (zoneId: string) => boolean;
}

/** The fares of a feed in pesos. A price of zero is not a fare: it cannot be sold. */
export function readFares(tables: Tables, parts: FareParts, report: Report): readonly Fare[] {
  const reader = readerOf(tables.get('fare_attributes.txt'), report);
  const lines = new Map<string, Line>();
  const prices = byKey(reader, {
    key: 'fare_id',
    read: (line, id) => {
      lines.set(id, line);
      return readPrice(reader, line, parts.rates);
    },
  });
  const { byFare, isUncertain } = readRules(tables, new Set(lines.keys()), parts, report);
  return [...prices].flatMap(([id, price]) => {
    const rules = byFare.get(id) ?? [];
    const line = lines.get(id)!;
    if (!isUncertain(id)) return [{ price, rules, agency: agencyOf(reader, line, parts) }];
    reader.notice('anden_fare_with_unreadable_rule', line, 'fare_id');
    return [];
  });
}

/** A fare of an unknown agency applies to no agency. */
function agencyOf(reader: Reader, line: Line, { isAgency }: FareParts): string | undefined {
  const agency = reader.text(line, 'agency_id');
  if (agency !== undefined && !isAgency(agency)) reader.notice('foreign_key_violation', line, 'agency_id');
  return agency;
}

function readPrice(reader: Reader, line: Line, rates: CurrencyRates): Centavos | undefined {
  if (reader.lacks(line, 'price', 'currency_type')) return undefined;
  const price = reader.decimal(line, 'price', PRICE);
  const currency = reader.text(line, 'currency_type');
  if (price === undefined || currency === undefined) return undefined;
  const rate = currency === PESOS ? 100 : rates[currency];
  if (rate === undefined) {
    const known = /^[A-Z]{3}$/.test(currency);
    reader.notice(known ? 'anden_currency_without_rate' : 'invalid_currency', line, 'currency_type');
    return undefined;
  }
  const amount = Math.round(price * rate);
  if (isSellable(amount)) return centavos(amount);
  reader.notice('anden_fare_out_of_range', line, 'price');
  return undefined;
}

interface FareRules {
  readonly byFare: ReadonlyMap<string, readonly FareRule[]>;
  /** Whether a rule of the fare may have been unreadable: without it the fare would apply elsewhere. */
  readonly isUncertain: (fareId: string) => boolean;
}

function readRules(
  tables: Tables,
  fares: ReadonlySet<string>,
  { isRoute, isZone }: FareParts,
  report: Report,
): FareRules {
  const reader = readerOf(tables.get('fare_rules.txt'), report);
  const found = new Map<string, Map<string, FareRule & { contains: Set<string> }>>();
  const uncertain = new Set<string>();
  let isRuleLost = false;
  for (const { cells } of reader.unreadable) {
    const named = words(cells).filter((word) => fares.has(word));
    for (const fareId of named) uncertain.add(fareId);
    isRuleLost ||= named.length === 0;
  }
  for (const line of reader.lines) {
    const fareId = reader.required(line, 'fare_id');
    if (fareId === undefined || !fares.has(fareId)) {
      if (fareId !== undefined) reader.notice('foreign_key_violation', line, 'fare_id');
      isRuleLost = true;
      continue;
    }
    const route = reader.text(line, 'route_id');
    const origin = reader.text(line, 'origin_id');
    const destination = reader.text(line, 'destination_id');
    const contains = reader.text(line, 'contains_id');
    if (route !== undefined && !isRoute(route)) reader.notice('foreign_key_violation', line, 'route_id');
    for (const column of ['origin_id', 'destination_id', 'contains_id']) {
      const zone = reader.text(line, column);
      if (zone !== undefined && !isZone(zone)) reader.notice('foreign_key_violation', line, column);
    }
    const rules = found.get(fareId) ?? new Map();
    found.set(fareId, rules);
    // Lines that differ only in contains_id form one rule that requires all of them.
    const key = JSON.stringify([route, origin, destination]);
    const rule = rules.get(key) ?? { route, origin, destination, contains: new Set<string>() };
    rules.set(key, rule);
    if (contains !== undefined) rule.contains.add(contains);
  }
  return {
    byFare: new Map([...found].map(([id, rules]) => [id, [...rules.values()]])),
    // A fare without rules applies everywhere, unless its rule is the unreadable one.
    isUncertain: (fareId) => uncertain.has(fareId) || (isRuleLost && !found.has(fareId)),
  };
}

/** A ride for matching rules: its route and the fare zones of all its calls, including the ends. */
export interface ZonedRide {
  readonly agency: string;
  readonly route: string;
  readonly zones: readonly (string | undefined)[];
}

function holds({ route, origin, destination, contains }: FareRule, ride: ZonedRide): boolean {
  if (route !== undefined && route !== ride.route) return false;
  if (origin !== undefined && origin !== ride.zones[0]) return false;
  if (destination !== undefined && destination !== ride.zones.at(-1)) return false;
  if (contains.size === 0) return true;
  const touched = new Set(ride.zones);
  return touched.size === contains.size && ride.zones.every((zone) => zone !== undefined && contains.has(zone));
}

/** The price of a ride, and whether it is ambiguous. */
export interface FoundFare {
  /** The lowest. */
  readonly price: Centavos;
  /** Number of different prices that apply. */
  readonly prices: number;
}

export type FareOf = (ride: ZonedRide) => FoundFare | undefined;

/** Finds the lowest fare that applies to a ride by the standard; undefined when none does. */
export function fareFinder(fares: readonly Fare[]): FareOf {
  const everywhere = fares.flatMap((fare) => (fare.rules.length === 0 ? [{ ...fare, rule: ANY }] : []));
  const byOrigin = new Map<string | undefined, (Fare & { readonly rule: FareRule })[]>();
  for (const fare of fares) {
    for (const rule of fare.rules) {
      const list = byOrigin.get(rule.origin) ?? [];
      byOrigin.set(rule.origin, list);
      list.push({ ...fare, rule });
    }
  }
  const anywhere = [...everywhere, ...(byOrigin.get(undefined) ?? [])];
  return (ride) => {
    const origin = ride.zones[0];
    const candidates = [...anywhere, ...(origin === undefined ? [] : (byOrigin.get(origin) ?? []))];
    const holding = candidates.filter(
      ({ rule, agency }) => (agency === undefined || agency === ride.agency) && holds(rule, ride),
    );
    const prices = new Set(holding.map(({ price }) => price));
    if (prices.size === 0) return undefined;
    return { price: [...prices].reduce((low, price) => (price < low ? price : low)), prices: prices.size };
  };
}

const ANY: FareRule = { route: undefined, origin: undefined, destination: undefined, contains: new Set() };
