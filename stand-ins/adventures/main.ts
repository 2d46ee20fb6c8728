import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ready, refuseInProduction, serve } from '../stage/stand-in.ts';
import { DAYS, TOURS, type Tour } from './tours.ts';

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    user: { type: 'string', default: '' },
    secret: { type: 'string', default: '' },
  },
});

refuseInProduction('nobody guides its tours: it does not run in production');

interface Checkout {
  readonly order_id: string;
  readonly booking_code: string;
  readonly starts_at: string;
  readonly people: number;
  readonly reference: string;
  status: 'preparing' | 'confirmed' | 'cancelled';
}

/**
 * Of the next checkouts. `unavailable`: 503. `slow`: the right answer, late. `refuse`: 409, the places went meanwhile.
 * `garbage`: an unreadable answer, although it is booked. `reset`: the connection breaks before anything happens.
 * `hang-after`: booked without an answer. `late`: its ticket is made later, and returned to the next request.
 */
const KINDS = ['unavailable', 'slow', 'refuse', 'garbage', 'reset', 'hang-after', 'late'] as const;
type Kind = (typeof KINDS)[number];

interface Faults {
  next: Kind[];
  always: Kind | null;
  /** Of the next cancellations. */
  cancel: Kind[];
  /** Lists and dates are not answered. */
  silent: boolean;
  /** Added to every price, in centavos. */
  dearer: number;
  ms: number;
}

const NO_FAULTS: Faults = { next: [], always: null, cancel: [], silent: false, dearer: 0, ms: 200 };
const checkouts = new Map<string, Checkout>();
let faults = NO_FAULTS;
let asked = 0;

const AUTHORIZATION = `Basic ${Buffer.from(`${flags.user}:${flags.secret}`).toString('base64')}`;
const DAY = 86_400_000;
const decimals = (centavos: number) => (centavos / 100).toFixed(2);

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
  const isReading = request.method === 'GET';
  if (isReading && faults.silent) return void request.socket.destroy();
  if (pathname === '/tour/list') return send(200, { tours: listIn(searchParams.get('lang') === 'en' ? 'en' : 'es') });
  const [, code, call] = /^\/tour\/([a-z0-9-]+)\/(dates|checkout)$/.exec(pathname) ?? [];
  const tour = TOURS.find(({ booking_code: one }) => one === code);
  if (!tour) return send(404, { error: 'tour_unknown' });
  if (call === 'dates') return send(200, { dates: datesOf(tour) });
  if (isReading) return state(searchParams.get('order_id') ?? '', send);
  if (request.method === 'PUT') return cancel(request, send);
  return checkOut(request, response, { tour, send });
}

const listIn = (lang: 'es' | 'en') =>
  TOURS.map(({ name, description, price, hours: _hours, places: _places, ...tour }) => ({
    ...tour,
    name: name[lang],
    description: description[lang],
    price: decimals(price + faults.dearer),
  }));

/** Every tour leaves each day of the next weeks, from tomorrow, at its hours. Mexico City has no summer time. */
const startsOf = ({ hours }: Tour): readonly string[] => {
  const midnight = Math.floor((Date.now() - 6 * 3_600_000) / DAY) * DAY + 6 * 3_600_000;
  return Array.from({ length: DAYS }, (_, day) => day + 1).flatMap((day) =>
    hours.map((hour) => new Date(midnight + day * DAY + hour * 3_600_000).toISOString()),
  );
};

const taken = (code: string, starts: string) =>
  [...checkouts.values()]
    .filter((one) => one.booking_code === code && one.starts_at === starts && one.status !== 'cancelled')
    .reduce((sum, { people }) => sum + people, 0);

const datesOf = (tour: Tour) =>
  startsOf(tour).map((starts_at) => ({
    starts_at,
    left: Math.max(0, tour.places - taken(tour.booking_code, starts_at)),
    price: decimals(tour.price + faults.dearer),
  }));

interface Asked {
  readonly tour: Tour;
  readonly send: Send;
}

async function checkOut(request: IncomingMessage, response: ServerResponse, { tour, send }: Asked): Promise<void> {
  const said = (await json(request)) as Partial<Record<'order_id' | 'starts_at' | 'price', string>> & {
    people?: number;
  };
  asked += 1;
  const fault = faults.next.shift() ?? faults.always;
  if (fault === 'reset') return void request.socket.destroy();
  if (fault === 'unavailable') return send(503, { error: 'unavailable' });
  const { order_id = '', starts_at = '', price, people = 0 } = said;
  const known = checkouts.get(order_id);
  if (known?.status === 'cancelled') return send(410, { error: 'cancelled' });
  if (!known) {
    const date = datesOf(tour).find((one) => one.starts_at === starts_at);
    if (!date) return send(409, { error: 'closed' });
    if (fault === 'refuse' || date.left < people) return send(409, { error: 'full' });
    if (decimals((tour.price + faults.dearer) * people) !== price) return send(409, { error: 'price_changed' });
  }
  const made: Checkout = known ?? {
    order_id,
    booking_code: tour.booking_code,
    starts_at,
    people,
    reference: `AV-${1001 + checkouts.size}`,
    status: 'confirmed',
  };
  checkouts.set(order_id, made);
  if (fault === 'hang-after') return;
  if (fault === 'garbage') return void response.writeHead(200).end('<html>');
  if (fault === 'late') {
    made.status = 'preparing';
    return send(202, { order_id, status: 'preparing' });
  }
  if (fault === 'slow') await pause(faults.ms);
  made.status = 'confirmed';
  return send(known ? 200 : 201, made);
}

/** Only reads. */
function state(order: string, send: Send): void {
  const known = checkouts.get(order);
  return known ? send(200, known) : send(404, { error: 'order_unknown' });
}

async function cancel(request: IncomingMessage, send: Send): Promise<void> {
  const said = (await json(request)) as { order_id?: string; status?: string };
  const fault = faults.cancel.shift();
  if (fault === 'reset') return void request.socket.destroy();
  if (fault) return send(503, { error: 'unavailable' });
  const known = checkouts.get(said.order_id ?? '');
  if (!known) return send(404, { error: 'order_unknown' });
  if (said.status !== 'cancelled') return send(422, { error: 'status' });
  known.status = 'cancelled';
  return send(200, known);
}

/** For tests. */
async function control(request: IncomingMessage, send: Send, pathname: string): Promise<void> {
  if (pathname === '/_control/checkouts') return send(200, { asked, checkouts: [...checkouts.values()] });
  if (pathname !== '/_control/faults') return send(404, {});
  const said = (await json(request)) as Partial<Faults>;
  const isKind = (kind: unknown) => KINDS.some((one) => one === kind);
  const next = { ...NO_FAULTS, ...said };
  if (![...next.next, ...next.cancel].every(isKind) || (next.always !== null && !isKind(next.always)))
    return send(400, { error: 'no such fault' });
  faults = next;
  return send(200, faults);
}

const url = await serve(answer, Number(flags.port));
ready({ url });
