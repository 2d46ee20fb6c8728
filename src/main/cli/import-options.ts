import type { CurrencyRates } from '#domain/timetable/gtfs/fares.ts';
import type { FareByDistance } from '#domain/timetable/gtfs/pair-fares.ts';
import { layoutOf } from '#domain/timetable/gtfs/bus-layouts.ts';
import { parseDecimal, parseWhole } from '#domain/timetable/gtfs/values.ts';
import { centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { parseOptions } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run import-gtfs -- <folder or zip> [options]

  --overlay <folder>         files that are added to the feed or stand in for its own
  --currency-rate EUR=21.50  pesos for one unit of a currency; may be repeated
  --fare-per-km 2.00         pesos a kilometre for pairs to which the feed gives no fare
  --least-fare 30.00         the least that such a fare comes to (30.00)
  --shift-dates              move an old feed by whole weeks to where most of it is on sale
  --yes                      also when that takes more than half of the departures on sale off it
  --layout 2+2 --seats 40    the bus of routes that name no service class
  --notices 5                notices printed of each code
  --json                     print one JSON document instead of the report

The timetable of the feed takes the place of the one on sale. Runs with a seat held or sold stay as they were sold.
A feed that would take more than half of the departures on sale off it is refused without --yes; the demo may go.
Exit code: 0 loaded, 1 refused and nothing changed, 2 wrong usage.`;

export interface CommandOptions {
  readonly path: string;
  readonly overlay: string | undefined;
  readonly currencyRates: CurrencyRates;
  readonly fareByDistance: FareByDistance | undefined;
  readonly shiftDates: boolean;
  readonly mayTakeMostOff: boolean;
  readonly layout: { readonly pattern: string; readonly seats: number };
  readonly noticesShown: number;
  readonly json: boolean;
}

const OPTIONS = {
  overlay: { type: 'string' },
  'currency-rate': { type: 'string', multiple: true },
  'fare-per-km': { type: 'string' },
  'least-fare': { type: 'string', default: '30.00' },
  'shift-dates': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  layout: { type: 'string', default: '2+2' },
  seats: { type: 'string', default: '40' },
  notices: { type: 'string', default: '5' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; a fault is the message to print. */
export function commandOptions(args: readonly string[]): Result<CommandOptions, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  const [path, ...more] = positionals;
  if (values.help || path === undefined || more.length > 0) return fail(USAGE);

  const currencyRates = ratesOf(values['currency-rate'] ?? []);
  if (!currencyRates) return fail('--currency-rate wants a code and pesos, as in EUR=21.50');
  const perKm = values['fare-per-km'] === undefined ? undefined : centavosOf(values['fare-per-km']);
  const least = centavosOf(values['least-fare']);
  if (perKm === null || least === null) return fail('a fare is an amount of pesos, as in 2.00');
  const seats = parseWhole(values.seats) ?? 0;
  if (!layoutOf('', values.layout, seats)) return fail(`no bus has ${values.seats} seats in ${values.layout}`);
  const noticesShown = parseWhole(values.notices);
  if (noticesShown === undefined) return fail('--notices wants a whole number');

  return ok({
    path,
    overlay: values.overlay,
    currencyRates,
    fareByDistance: perKm === undefined ? undefined : { perKm, least },
    shiftDates: values['shift-dates'],
    mayTakeMostOff: values.yes,
    layout: { pattern: values.layout, seats },
    noticesShown,
    json: values.json,
  });
}

const centavosOf = (pesos: string) => {
  const amount = parseDecimal(pesos);
  return amount === undefined || amount <= 0 ? null : centavos(Math.round(amount * 100));
};

function ratesOf(texts: readonly string[]): CurrencyRates | undefined {
  const rates = texts.map((text) => {
    const [, currency, pesos] = /^([A-Z]{3})=(.+)$/.exec(text) ?? [];
    const rate = parseDecimal(pesos ?? '');
    return currency && rate ? ([currency, rate * 100] as const) : undefined;
  });
  return rates.some((rate) => rate === undefined) ? undefined : Object.fromEntries(rates as [string, number][]);
}
