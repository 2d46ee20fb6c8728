import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, instant } from '#kernel/instant.ts';
import { cancelVerdict, refusalOf, type VisitToCancel } from './cancel-visit.ts';

const STARTS = instant(Date.parse('2027-03-10T16:00:00Z'));
const ENDS = after(STARTS, 2 * HOUR);
const [ANA, BETO] = [id<'traveller'>('ana'), id<'traveller'>('beto')];
const ORDER = id<'order'>('order');
const INCLUDED: VisitToCancel = {
  state: 'booked',
  starts: STARTS,
  ends: ENDS,
  hasEntered: false,
  traveller: ANA,
  isPaid: false,
  order: undefined,
};
const PAID: VisitToCancel = { ...INCLUDED, isPaid: true, order: ORDER };
const refused = (code: string) => ({ kind: 'refused', fault: { code } });

test.each<[string, VisitToCancel | undefined, number, unknown]>([
  ['one that the tier includes', INCLUDED, STARTS - 1, { kind: 'cancel', visit: INCLUDED }],
  [
    'one that the tier includes, sold for nothing',
    { ...INCLUDED, order: ORDER },
    STARTS - 1,
    { kind: 'cancel', visit: { ...INCLUDED, order: ORDER } },
  ],
  ['one that the tier includes, until it is over', INCLUDED, ENDS - 1, { kind: 'cancel', visit: INCLUDED }],
  ['one that is over', INCLUDED, ENDS, refused('lounge_visit_over')],
  ['one that was entered', { ...INCLUDED, hasEntered: true }, STARTS, refused('lounge_visit_over')],
  ['a paid one, until it begins', PAID, STARTS - 1, { kind: 'return', order: ORDER }],
  ['a paid one that began', PAID, STARTS, refused('lounge_visit_paid')],
  ['one that was cancelled before, even late', { ...PAID, state: 'cancelled' }, ENDS, { kind: 'nothing' }],
  ['an unknown pass', undefined, STARTS, refused('lounge_pass_unknown')],
  ['the pass of somebody else', { ...INCLUDED, traveller: BETO }, STARTS - 1, refused('lounge_pass_unknown')],
  [
    'a cancelled pass of somebody else',
    { ...PAID, state: 'cancelled', traveller: BETO },
    0,
    refused('lounge_pass_unknown'),
  ],
])('a traveller gives up %s', (_, visit, now, verdict) => {
  expect(cancelVerdict(visit, { traveller: ANA, now: instant(now) })).toEqual(verdict);
});

test('the places of an included visit stay free to give up while it lasts', () =>
  expect(cancelVerdict(INCLUDED, { traveller: ANA, now: before(ENDS, 1) }).kind).toBe('cancel'));

test('only a refusal says why', () => {
  const of = (visit: VisitToCancel | undefined) => cancelVerdict(visit, { traveller: ANA, now: STARTS });
  expect(refusalOf(of(undefined))).toMatchObject({ code: 'lounge_pass_unknown' });
  for (const visit of [INCLUDED, { ...PAID, state: 'cancelled' as const }])
    expect(refusalOf(of(visit))).toBeUndefined();
});
