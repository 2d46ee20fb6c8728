import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { instant, localDate, MINUTE, zone } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { type RightOfDay, type VisitToJudge, visitVerdict } from './book-visit.ts';
import type { Lounge } from './lounge.ts';

const LOUNGE: Lounge = {
  key: 'coast',
  name: { es: 'Costa', en: 'Coast' },
  host: { name: 'Line', phone: '3331234567' },
  stops: ['PVR'],
  zone: zone('America/Mexico_City'),
  opens: 6,
  closes: 22,
  capacity: 20,
  price: centavos(9_000),
};
const at = (day: string, time = '10:00') => instant(Date.parse(`${day}T${time}:00-06:00`));
const right = (day: string, trip?: RightOfDay['trip'], key = 'coast'): RightOfDay => ({
  lounge: { ...LOUNGE, key },
  day: localDate(day),
  trip,
});
const TRIP = id<'order'>('trip');
const verdict = ({
  wanted,
  ...change
}: Partial<Omit<VisitToJudge, 'wanted'>> & { wanted?: Partial<VisitToJudge['wanted']> }) =>
  visitVerdict({
    wanted: { lounge: 'coast', starts: at('2027-03-10'), hours: 2, people: 2, ...wanted },
    rights: [right('2027-03-10')],
    tier: 'classic',
    now: at('2027-03-10', '09:00'),
    ...change,
  });

test.each<[string, Parameters<typeof verdict>[0], unknown]>([
  ['is held for a quarter of an hour while it is paid', {}, { total: 36_000, heldFor: 15 * MINUTE, trip: undefined }],
  ['costs nothing where the tier includes it', { tier: 'golden' }, { total: ZERO, heldFor: 15 * MINUTE }],
  ['is paid with the unpaid trip of its day', { rights: [right('2027-03-10', TRIP)] }, { trip: TRIP }],
  [
    'needs no trip on a day with a ticket',
    { rights: [right('2027-03-11', TRIP), right('2027-03-10')] },
    { trip: undefined },
  ],
  [
    'may begin on another day of the same traveller',
    { rights: [right('2027-03-10'), right('2027-03-11', TRIP)], wanted: { starts: at('2027-03-11') } },
    { trip: TRIP },
  ],
])('a visit %s', (_, change, expected) => {
  expect(verdict(change)).toMatchObject({ kind: 'open', lounge: LOUNGE, ...(expected as object) });
});

test.each<[string, Parameters<typeof verdict>[0], string, string]>([
  ['without a ticket', { rights: [] }, 'lounge_needs_ticket', 'lounge'],
  [
    'with a ticket for another lounge',
    { rights: [right('2027-03-10', undefined, 'city')] },
    'lounge_needs_ticket',
    'lounge',
  ],
  ['on a day without a ticket', { wanted: { starts: at('2027-03-11') } }, 'lounge_hours_invalid', 'starts_at'],
  ['of four hours', { wanted: { hours: 4 } }, 'lounge_hours_invalid', 'starts_at'],
  ['of three people', { wanted: { people: 3 } }, 'lounge_people_invalid', 'people'],
])('a visit %s is refused', (_, change, code, field) => {
  expect(verdict(change)).toMatchObject({ kind: 'refused', fault: { code, field } });
});
