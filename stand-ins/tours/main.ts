import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ready, refuseInProduction, serve } from '../stage/stand-in.ts';
import { TOURS, type Tour } from './catalogue.ts';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    user: { type: 'string', default: '' },
    secret: { type: 'string', default: '' },
  },
});

refuseInProduction('its tours take nobody anywhere: it does not run in production');

interface Start {
  readonly id: string;
  readonly tour: Tour;
  readonly starts_at: string;
}

type Status = 'confirmed' | 'preparing' | 'refused' | 'cancelled';

interface Booking {
  readonly key: string;
  readonly slot: string;
  readonly people: number;
  readonly total: number;
  readonly reference: string;
  status: Status;
  /** What a booking that is being prepared becomes when somebody asks. */
  next?: Status;
}

/** What tests changed about a start. */
interface Changed {
  /** Places that other sellers took. */
  taken?: number;
  cancelled?: boolean;
  adult?: number;
  child?: number;
}

/**
 * Of the call that books. `unavailable`: 503. `slow`: the right answer, late. `reset`: the connection breaks before anything
 * happens. `hang-after`: booked, no answer. `garbage`: booked, an unreadable answer. `late`: 202, confirmed when asked.
 * `late-refuse`: 202, refused when asked. `full`: others took the last places. `price`: the price moved.
 */
const KINDS = [
  'unavailable',
  'slow',
  'reset',
  'hang-after',
  'garbage',
  'late',
  'late-refuse',
  'full',
  'price',
] as const;
type Kind = (typeof KINDS)[number];

const AUTHORIZATION = `Basic ${Buffer.from(`${flags.user}:${flags.secret}`).toString('base64')}`;

const bookings = new Map<string, Booking>();
const changes = new Map<string, Changed>();
let asked = 0;
/** `read`: of calls that read, `unavailable` or nothing. */
let faults: { next: Kind[]; always: Kind | null; ask: Kind[]; read: 'unavailable' | null; ms: number } = {
  next: [],
  always: null,
  ask: [],
  read: null,
  ms: 200,
};

type Send = (status: number, body?: unknown) => void;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send: Send = (status, body) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body));
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/_control/') && request.headers.origin === undefined)
    return control(request, send, pathname);
  if (request.headers.authorization !== AUTHORIZATION) return send(401, { error: 'unauthorized' });
  const key = /^\/v1\/bookings\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  if (key !== undefined) return bookingCall(request, response, { send, key });
  if (request.method !== 'GET') return send(405, { error: 'method_not_allowed' });
  if (faults.read === 'unavailable') return send(503, { error: 'unavailable' });
  if (pathname === '/v1/tours') return send(200, { tours: TOURS.map(shown), seller: SELLER });
  const wantedSlot = /^\/v1\/slots\/([\w.-]{1,80})$/.exec(pathname)?.[1];
  if (wantedSlot !== undefined) {
    const start = startOf(wantedSlot);
    return start ? send(200, slotView(start)) : send(404, { error: 'not_found' });
  }
  if (pathname !== '/v1/slots') return send(404, { error: 'not_found' });
  const from = searchParams.get('from') ?? '';
  const until = searchParams.get('until') ?? '';
  const days = daysOf(from, until);
  if (!days) return send(400, { error: 'from_and_until' });
  const wanted = searchParams.get('tour');
  const tours = TOURS.filter(({ id }) => wanted === null || id === wanted);
  return send(200, { slots: tours.flatMap((tour) => startsOf(tour, days)).map(slotView) });
}

const SELLER = { name: 'Mar y Monte Tours', phone: '+52 322 555 0148' };

const shown = ({ times: _times, days: _days, places: _places, offset: _offset, ...tour }: Tour) => tour;

const DAY = 86_400_000;

function daysOf(from: string, until: string): readonly Date[] | undefined {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${until}T00:00:00Z`)];
  if (!(last >= first) || last - first > 120 * DAY) return undefined;
  return Array.from({ length: (last - first) / DAY + 1 }, (_, index) => new Date(first + index * DAY));
}

function startsOf(tour: Tour, days: readonly Date[]): readonly Start[] {
  return days.flatMap((day) => {
    const date = day.toISOString().slice(0, 10);
    if (!tour.days.includes(day.getUTCDay()) || !runsOn(tour, date.slice(5))) return [];
    return tour.times.map((time) => ({
      id: `${tour.id}.${date}.${time.replace(':', '')}`,
      tour,
      starts_at: `${date}T${time}:00${tour.offset}`,
    }));
  });
}

function runsOn({ season }: Tour, day: string): boolean {
  if (!season) return true;
  const { from, until } = season;
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** A start by its id, if there is one. */
function startOf(id: string): Start | undefined {
  const [name, date = ''] = id.split('.');
  const tour = TOURS.find((one) => one.id === name);
  const days = daysOf(date, date);
  return tour && days && startsOf(tour, days).find((start) => start.id === id);
}

const pricesOf = ({ id, tour }: Start) => ({
  adult: changes.get(id)?.adult ?? tour.prices.adult,
  child: tour.prices.child === null ? null : (changes.get(id)?.child ?? tour.prices.child),
});

/** Places for this seller, whatever it has booked of them. */
const allotmentOf = ({ id, tour }: Start): number => Math.max(0, tour.places - (changes.get(id)?.taken ?? 0));

const slotView = (start: Start) => ({
  id: start.id,
  tour: start.tour.id,
  starts_at: start.starts_at,
  allotment: allotmentOf(start),
  cancelled: changes.get(start.id)?.cancelled ?? false,
  prices: pricesOf(start),
});

const isStanding = ({ status }: Booking): boolean => status === 'confirmed' || status === 'preparing';

const bookedOf = (slot: string): number =>
  [...bookings.values()]
    .filter((one) => one.slot === slot && isStanding(one))
    .reduce((sum, one) => sum + one.people, 0);

const view = ({ key, reference, status }: Booking) => ({ key, reference, status });

interface BookingCall {
  readonly send: Send;
  readonly key: string;
}

async function bookingCall(request: IncomingMessage, response: ServerResponse, { send, key }: BookingCall) {
  const known = bookings.get(key);
  if (request.method === 'GET') {
    const fault = faults.ask.shift();
    if (fault === 'unavailable') return send(503, { error: 'unavailable' });
    if (fault === 'reset') return void request.socket.destroy();
    if (!known) return send(404, { error: 'not_found' });
    settle(known);
    return send(200, view(known));
  }
  if (request.method === 'DELETE') {
    if (!known) return send(404, { error: 'not_found' });
    known.status = 'cancelled';
    return send(204);
  }
  if (request.method !== 'PUT') return send(405, { error: 'method_not_allowed' });
  return book(request, response, { send, key });
}

const settle = (booking: Booking): void => {
  if (booking.status === 'preparing') booking.status = booking.next ?? 'confirmed';
};

async function book(request: IncomingMessage, response: ServerResponse, { send, key }: BookingCall): Promise<void> {
  const said = (await json(request)) as { slot?: string; adults?: number; children?: number; total?: number };
  asked += 1;
  const fault = faults.next.shift() ?? faults.always;
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'unavailable') return send(503, { error: 'unavailable' });
  const known = bookings.get(key);
  if (known) {
    settle(known);
    return send(known.status === 'refused' || known.status === 'cancelled' ? 410 : 200, view(known));
  }
  const start = startOf(said.slot ?? '');
  const people = (said.adults ?? 0) + (said.children ?? 0);
  if (!start || people < 1) return send(422, { error: 'slot_unknown' });
  const changed = changes.get(start.id) ?? {};
  if (fault === 'full') changes.set(start.id, { ...changed, taken: start.tour.places });
  if (fault === 'price') changes.set(start.id, { ...changed, adult: Math.round(pricesOf(start).adult * 1.1) });
  if (changed.cancelled) return send(409, { error: 'slot_cancelled' });
  if (bookedOf(start.id) + people > allotmentOf(start)) return send(409, { error: 'slot_full' });
  const { adult, child } = pricesOf(start);
  const total = (said.adults ?? 0) * adult + (said.children ?? 0) * (child ?? 0);
  if (total !== said.total) return send(409, { error: 'price_moved', total });
  const isLate = fault === 'late' || fault === 'late-refuse';
  const booking: Booking = {
    key,
    slot: start.id,
    people,
    total,
    reference: `MM-${String(bookings.size + 1).padStart(5, '0')}`,
    status: isLate ? 'preparing' : 'confirmed',
    next: fault === 'late-refuse' ? 'refused' : 'confirmed',
  };
  bookings.set(key, booking);
  if (fault === 'hang-after') return;
  if (fault === 'garbage') return void response.writeHead(200).end('<html>');
  if (fault === 'slow') await pause(faults.ms);
  return send(isLate ? 202 : 201, view(booking));
}

/** For tests. */
async function control(request: IncomingMessage, send: Send, pathname: string): Promise<void> {
  if (pathname === '/_control/bookings' && request.method === 'GET')
    return send(200, { asked, bookings: [...bookings.values()] });
  const said = (await json(request)) as object;
  if (pathname === '/_control/bookings') {
    const { key = '', status } = said as { key?: string; status?: Status };
    const booking = bookings.get(key);
    if (!booking || !status) return send(404, {});
    booking.status = status;
    return send(200, booking);
  }
  if (pathname === '/_control/slots') {
    const { slot = '', ...changed } = said as Changed & { slot?: string };
    if (!startOf(slot)) return send(404, {});
    changes.set(slot, { ...changes.get(slot), ...changed });
    return send(200, slotView(startOf(slot)!));
  }
  if (pathname !== '/_control/faults') return send(404, {});
  const { next = [], always = null, ask = [], read = null, ms = 200 } = said as Partial<typeof faults>;
  const isKind = (kind: unknown): kind is Kind => KINDS.some((one) => one === kind);
  if (![...next, ...ask].every(isKind) || (always !== null && !isKind(always)))
    return send(400, { error: 'no such fault' });
  faults = { next, always, ask, read, ms };
  return send(200, faults);
}

const url = await serve(answer, Number(flags.port));
ready({ url });
