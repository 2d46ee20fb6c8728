import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** When a fare holds. What is undefined is not asked; `contains` are all the zones the ride must touch, and no other. */
interface FareRule {
  readonly route: string | undefined;
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  readonly contains: ReadonlySet<string>;
}

export interface Fare {
  readonly price: Centavos;
  /** Any of them is enough; none at all means that the fare holds everywhere. */
  readonly rules: readonly FareRule[];
}

/** Centavos of one unit of a foreign currency, by ISO 4217 code. */
export type CurrencyRates = Readonly<Record<string, number>>;

/** Highest price that is believed, in the unit of its currency. */
const PRICE = { min: 0, max: 1_000_000 };
const PESOS = 'MXN';

/** The fares of a feed in pesos. A price of zero is no fare: it cannot be sold. */
export function readFares(tables: Tables, rates: CurrencyRates, report: Report): readonly Fare[] {
  const reader = readerOf(tables.get('fare_attributes.txt'), report);
  const prices = byKey(reader, {
    key: 'fare_id',
    read: (line) => {
      const price = reader.decimal(line, 'price', PRICE);
      const currency = reader.required(line, 'currency_type');
      if (price === undefined || price === 0 || currency === undefined) return undefined;
      const rate = currency === PESOS ? 100 : rates[currency];
      if (rate !== undefined) return centavos(Math.round(price * rate));
      const known = /^[A-Z]{3}$/.test(currency);
      reader.notice(known ? 'anden_currency_without_rate' : 'invalid_currency', line, 'currency_type');
      return undefined;
    },
  });
  const named = new Set(reader.lines.map((line) => reader.text(line, 'fare_id')));
  const rules = readRules(tables, named, report);
  return [...prices].map(([id, price]) => ({ price, rules: rules.get(id) ?? [] }));
}

function readRules(tables: Tables, fares: ReadonlySet<string | undefined>, report: Report): Map<string, FareRule[]> {
  const reader = readerOf(tables.get('fare_rules.txt'), report);
  const found = new Map<string, Map<string, FareRule & { contains: Set<string> }>>();
  for (const line of reader.lines) {
    const fareId = reader.required(line, 'fare_id');
    if (fareId === undefined) continue;
    if (!fares.has(fareId)) {
      reader.notice('foreign_key_violation', line, 'fare_id');
      continue;
    }
    const route = reader.text(line, 'route_id');
    const origin = reader.text(line, 'origin_id');
    const destination = reader.text(line, 'destination_id');
    const contains = reader.text(line, 'contains_id');
    const rules = found.get(fareId) ?? new Map();
    found.set(fareId, rules);
    // Lines that differ only in contains_id are one rule that asks for all of them.
    const key = JSON.stringify([route, origin, destination]);
    const rule = rules.get(key) ?? { route, origin, destination, contains: new Set<string>() };
    rules.set(key, rule);
    if (contains !== undefined) rule.contains.add(contains);
  }
  return new Map([...found].map(([id, rules]) => [id, [...rules.values()]]));
}

/** A ride as the rules see it: its route and the fare zones it calls at, first and last included. */
export interface ZonedRide {
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

export type FareOf = (ride: ZonedRide) => Centavos | undefined;

/** The lowest fare that holds for a ride, as the standard has it; undefined when none does. */
export function fareFinder(fares: readonly Fare[]): FareOf {
  const everywhere = fares.filter(({ rules }) => rules.length === 0).map(({ price }) => ({ price, rule: ANY }));
  const byOrigin = new Map<string | undefined, { price: Centavos; rule: FareRule }[]>();
  for (const { price, rules } of fares) {
    for (const rule of rules) {
      const list = byOrigin.get(rule.origin) ?? [];
      byOrigin.set(rule.origin, list);
      list.push({ price, rule });
    }
  }
  const anywhere = [...everywhere, ...(byOrigin.get(undefined) ?? [])];
  return (ride) => {
    const origin = ride.zones[0];
    const candidates = [...anywhere, ...(origin === undefined ? [] : (byOrigin.get(origin) ?? []))];
    const prices = candidates.filter(({ rule }) => holds(rule, ride)).map(({ price }) => price);
    return prices.length === 0 ? undefined : prices.reduce((low, price) => (price < low ? price : low));
  };
}

const ANY: FareRule = { route: undefined, origin: undefined, destination: undefined, contains: new Set() };
