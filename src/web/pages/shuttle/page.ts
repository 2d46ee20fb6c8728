import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { isProtected, protectedLimit } from '#domain/timetable/protected-shuttle.ts';
import { isInWindow, shuttleStopAt } from '#domain/timetable/shuttle-transfer.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import type { StopId } from '#domain/network/stop.ts';
import { parseLocalDate, plusDays, zone, type Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { shuttleText } from '#text/pages/shuttle.ts';
import { shownErrors } from '#web/all-errors.ts';
import { remember } from '#web/booking/enter-step.ts';
import { saleOf, type SoldRun } from '#web/booking/sale-of.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type AddressedStop, locatedStops } from '#web/network/located-stop.ts';
import { pairErrors } from '#web/network/requested-pair.ts';
import { servedFrom } from '#web/network/served-from.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Screen } from '#web/pages/shuttle/screen.tsx';
import type { AskedRide, PricedStop, ShuttleData } from '#web/pages/shuttle/shuttle-data.ts';
import { getRateList, getScheduleList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';
import { getOrigins, getSchedules, postCreate, postSchedules } from '#wire/websale.ts';

type Network = DataOf<typeof getOrigins>;

const FALLBACK_ZONE: Zone = zone('America/Mexico_City');

/** The shuttle: its stops, fares and next departures, each of which is bought from here (M121, M122). Plain forms. */
export const shuttlePage: Page<ShuttleData> = {
  load: (context) => draw(context, context.query, []),
  act: (context, form) => buy(context, form),
  head: (_data, { lang }) => ({ title: shuttleText.pageTitle[lang], description: shuttleText.description[lang] }),
  Screen,
};

async function draw(context: PageContext, sent: URLSearchParams, errors: FormErrors): Promise<Outcome<ShuttleData>> {
  const { call, now, lang } = context;
  const places = await call(getOrigins);
  const whole: Network = places.ok ? places.data : { origins: [], destinations: {} };
  const all = locatedStops(whole.origins, now);
  const stops = all.filter(({ kind }) => kind === 'shuttle');
  const network = ofShuttle(whole, stops);
  const terminals = terminalsOf(all, stops);
  const today = dateInZone(now, stops[0] ? zone(stops[0].zone) : FALLBACK_ZONE);
  const first = askedIn(sent, { network, terminals, today });
  const runsToday = await runsOf(context, first, network);
  // Nobody asked for today in particular: late in the evening the next departures are tomorrow's.
  const isOver = !sent.has('date') && runsToday.runs?.length === 0;
  const asked = isOver ? { ...first, date: plusDays(today, 1) } : first;
  const found = isOver ? await runsOf(context, asked, network) : runsToday;
  const shown = [...errors, ...(places.ok ? found.errors : places.errors)];
  return {
    kind: 'show',
    status: places.ok ? (shown.length > 0 ? 422 : 200) : 503,
    data: {
      asked,
      stops: await Promise.all(stops.map((stop) => priced(context, { stop, terminals, network, date: today }))),
      terminals,
      origins: stops.flatMap(({ id }) => (network.destinations[id] ? [id] : [])),
      runs: found.runs,
      protects: protectionOf(asked, { network, runs: found.runs ?? [] }),
      today,
      lastDay: plusDays(today, SALES_HORIZON_DAYS),
      errors: shownErrors(shown, lang),
    },
  };
}

/** The rides of the shuttle alone: none of a bus. */
function ofShuttle(network: Network, stops: readonly AddressedStop[]): Network {
  const rides = stops.flatMap(({ id }) => {
    const served = network.destinations[id];
    return served ? [[id, served.filter((to) => stops.some((stop) => stop.id === to))] as const] : [];
  });
  const origins = network.origins.filter(({ id }) => stops.some((stop) => stop.id === id));
  return { ...network, origins, destinations: Object.fromEntries(rides) };
}

/** Where buses stop as well: by the same rule by which a shuttle is offered with a bus ticket. */
function terminalsOf(all: readonly AddressedStop[], stops: readonly AddressedStop[]): readonly AddressedStop[] {
  const ruled = stops.map((stop) => ({ ...stop, id: stop.id as StopId, dropOffOnly: stop.drop_off_only }));
  const at = new Set(
    all
      .filter(({ kind }) => kind === 'terminal')
      .map(
        (stop) => shuttleStopAt({ ...stop, id: stop.id as StopId, dropOffOnly: stop.drop_off_only }, ruled, true)?.id,
      ),
  );
  return stops.filter(({ id }) => at.has(id as StopId));
}

interface Known {
  readonly network: Network;
  readonly terminals: readonly AddressedStop[];
  readonly today: string;
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What a link or form asks for; without it the first terminal, and its last stop, today. */
function askedIn(sent: URLSearchParams, { network: { destinations }, terminals, today }: Known): AskedRide {
  const text = (name: string) => (sent.get(name) ?? '').slice(0, 128);
  const clock = (name: string) => (CLOCK.test(text(name)) ? text(name) : '');
  const date = text('date') || today;
  const bus = { date: text('bus') || date, stop: text('stop') };
  const toward = text('destination');
  const origin =
    text('origin') || (toward === '' ? (terminals[0]?.id ?? '') : originFor(toward, destinations, terminals));
  const served = servedFrom(destinations, origin) ?? [];
  const destination = toward || (served.find((id) => terminals.some((stop) => stop.id === id)) ?? served[0] ?? '');
  // On another day than that of the bus, or from and to elsewhere, its times limit nothing.
  const goesWithBus = (end: string) => bus.date === date && (bus.stop === '' || bus.stop === end);
  return {
    origin,
    destination,
    date,
    bus,
    adults: text('passengers.adult') || '1',
    after: goesWithBus(origin) ? clock('after') : '',
    before: goesWithBus(destination) ? clock('before') : '',
  };
}

/** The origin to begin with for a destination: another terminal, or whatever serves it. */
const originFor = (
  destination: string,
  destinations: Network['destinations'],
  terminals: readonly AddressedStop[],
): string => {
  const serving = Object.keys(destinations).filter((id) => destinations[id]?.includes(destination));
  return terminals.find(({ id }) => serving.includes(id))?.id ?? serving[0] ?? '';
};

/** Why a ride cannot be listed. Without an origin nothing leads to the destination that was asked for. */
function rideErrors(ride: AskedRide, network: Network): FormErrors {
  if (!parseLocalDate(ride.date)) return [{ code: 'date_impossible', message: '', field: 'date' }];
  if (ride.origin === '') return [{ code: 'destination_unknown', message: '', field: 'destination' }];
  return pairErrors(ride, network);
}

/** The runs of the pair on that day that have not left and leave time for the bus, or why they are not listed. */
async function runsOf({ call, now }: PageContext, asked: AskedRide, network: Network) {
  const { origin, destination, date } = asked;
  if (origin === '' && destination === '') return { runs: [], errors: [] };
  const errors = rideErrors(asked, network);
  if (errors.length > 0) return { runs: null, errors };
  const found = await call(getScheduleList, { query: { origin, destination, date } });
  if (!found.ok) return { runs: null, errors: found.errors };
  const runs = found.data.schedules
    .map((run) => ({ ...run, sale: saleOf(run, now) }))
    .filter(({ sale, departs_at, arrives_at }) => sale !== 'gone' && isInWindow({ departs_at, arrives_at }, asked));
  return { runs, errors: [] };
}

/** What holds if the bus, or the shuttle before it, is late: only where buses are changed, and soon enough. */
function protectionOf(
  asked: AskedRide,
  { network: { transfers = {} }, runs }: { readonly network: Network; readonly runs: readonly SoldRun[] },
): ShuttleData['protects'] {
  const { origin, destination, after, before } = asked;
  const isTransfer =
    after === ''
      ? before !== '' && transfers[destination] !== undefined
      : Object.values(transfers).some((onward) => onward[origin] !== undefined);
  if (!isTransfer || !runs.some((run) => isProtected(run, asked))) return null;
  const isAll = runs.every((run) => isProtected(run, asked));
  return { limit: isAll ? null : (protectedLimit(asked) ?? null) };
}

interface Pricing extends Pick<Known, 'network' | 'terminals'> {
  readonly stop: AddressedStop;
  readonly date: string;
}

async function priced({ call }: PageContext, { stop, terminals, network, date }: Pricing): Promise<PricedStop> {
  const serves = (origin: string, destination: string) => network.destinations[origin]?.includes(destination) === true;
  const fare = async (terminal: AddressedStop) => {
    const pair = [
      { origin: terminal.id, destination: stop.id },
      { origin: stop.id, destination: terminal.id },
    ].find(({ origin, destination }) => serves(origin, destination));
    if (!pair) return null;
    const rates = await call(getRateList, { query: { ...pair, date } });
    return (rates.ok && rates.data.rates.find(({ type }) => type === 'adult')?.one_way) || null;
  };
  return { stop, fares: await Promise.all(terminals.map(fare)) };
}

/** A reservation of that run: on to its passengers, or to the list of the day if it cannot be chosen any more. */
async function buy(context: PageContext, form: URLSearchParams): Promise<Outcome<ShuttleData>> {
  const { call, lang } = context;
  const date = form.get('date') ?? '';
  const adults = Math.min(MAX_PASSENGERS + 1, Math.max(0, Number(form.get('passengers.adult') ?? '1') || 0));
  const made = await call(postCreate, {
    body: {
      origin: form.get('origin') ?? '',
      destination: form.get('destination') ?? '',
      round: false,
      departure: { date },
      passengers: Array.from({ length: adults }, () => ({ type: 'adult' as const })),
    },
  });
  if (!made.ok) return draw(context, form, made.errors);
  const { code } = made.data.reservation;
  const listed = await call(getSchedules, { query: { code, direction: 'departure', date } });
  const run = listed.ok
    ? listed.data.schedules.find(({ departs_at }) => departs_at === form.get('departs_at'))
    : undefined;
  const chosen = run && (await call(postSchedules, { body: { code, departure: run } }));
  return go(stepAddress(chosen?.ok ? 'contacto' : 'horarios', { lang, code }), [remember(code)]);
}
