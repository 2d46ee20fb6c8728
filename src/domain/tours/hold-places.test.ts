import { describe, expect, test } from 'vitest';
import type { OrderFlags } from '#domain/orders/order-state.ts';
import { before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import type { ClaimState, StoredClaim } from './claim.ts';
import {
  areCleared,
  formerVerdict,
  hoardingFault,
  holdTimes,
  inheritedPlaces,
  namedPlaces,
  type PartyToJudge,
  replacedBy,
  startFault,
  type StartToHold,
} from './hold-places.ts';

const STARTS = instant(Date.UTC(2026, 11, 10, 14, 30));
const CLOSES = before(STARTS, 12 * HOUR);
const HELD: StoredClaim = {
  state: 'held',
  isHeld: true,
  isOrdered: false,
  people: 3,
  proof: undefined,
  since: before(CLOSES, HOUR),
  until: CLOSES,
};
const OPEN = { status: 'process', paying: false, expired: false, holdUntil: undefined } as const;
const STAY = { kind: 'stay' };
const go = (released: boolean, ends?: unknown) => ({ kind: 'go', released, ends });

test('a choice may take over the order of the same start alone', () => {
  const earlier = { selection: { slot: { key: 'morning' } }, order: 'its order' };
  expect(replacedBy({ key: 'morning' }, earlier)).toEqual({ isSameStart: true, order: 'its order' });
  expect(replacedBy({ key: 'evening' }, earlier)).toEqual({ isSameStart: false, order: undefined });
  expect(replacedBy({ key: 'morning' }, { ...earlier, selection: undefined }).isSameStart).toBe(false);
  expect(replacedBy({ key: 'morning' }, undefined)).toEqual({ isSameStart: false, order: undefined });
});

describe('the places of an earlier choice', () => {
  test.each<[string, ClaimState | undefined, boolean, OrderFlags | undefined, unknown]>([
    ['none', undefined, false, undefined, STAY],
    ['none, of an order', undefined, false, OPEN, STAY],
    ['held', 'held', false, undefined, go(true)],
    ['kept', 'kept', false, undefined, go(true)],
    ['given back before', 'released', false, undefined, go(false)],
    ['of an unpaid order for the same start', 'held', true, OPEN, go(true, OPEN)],
    ['of an unpaid order, gone meanwhile', 'released', true, OPEN, go(false, OPEN)],
    ['of an order for another start', 'held', true, undefined, STAY],
    ['of an order that is being paid', 'paying', true, { ...OPEN, paying: true }, STAY],
    ['of an order that is paid', 'sold', true, { ...OPEN, status: 'approved' }, STAY],
    ['of an order that is over', 'held', true, { ...OPEN, expired: true }, STAY],
    ['of a choice, beside an order that is paid', 'held', false, { ...OPEN, status: 'approved' }, go(true)],
  ])('%s', (_, state, isOrdered, order, verdict) => {
    expect(formerVerdict({ former: state && { state, isOrdered }, order })).toEqual(verdict);
  });

  test('are cleared while they are only held, by no order', () => {
    expect(
      [undefined, HELD, { ...HELD, isOrdered: true }, { ...HELD, state: 'kept' as const }].map(areCleared),
    ).toEqual([false, true, false, false]);
  });
});

describe('a start', () => {
  const fault = (change: Partial<StartToHold>) =>
    startFault({
      product: { cutOffHours: 12 },
      slot: { starts: STARTS, isCancelled: false },
      locked: { capacity: 8, taken: 5 },
      people: 3,
      now: before(CLOSES, 1),
      ...change,
    });

  test.each<[string, Partial<StartToHold>, unknown]>([
    ['with exactly enough places', {}, undefined],
    ['with one too few', { people: 4 }, { code: 'slot_full', field: 'slot', params: { left: 3 } }],
    [
      'with fewer than were sold',
      { locked: { capacity: 4, taken: 5 }, people: 1 },
      { code: 'slot_full', field: 'slot', params: { left: 0 } },
    ],
    ['at the moment it closes', { now: CLOSES }, { code: 'slot_closed', field: 'slot' }],
    [
      'that its supplier cancelled',
      { slot: { starts: STARTS, isCancelled: true } },
      { code: 'slot_closed', field: 'slot' },
    ],
    [
      'that staff cancelled, full or not',
      { locked: { capacity: 1, taken: 1, why: 'weather' } },
      { code: 'slot_closed', field: 'slot' },
    ],
  ])('%s', (_, change, expected) => expect(fault(change)).toEqual(expected));
});

describe('places that replace others', () => {
  const inherited = (change: Partial<Parameters<typeof inheritedPlaces>[0]>) =>
    inheritedPlaces({ isSameStart: true, former: HELD, people: 3, proof: undefined, ...change });

  test('take over their time, and are not judged again', () =>
    expect(inherited({})).toEqual({ after: HELD, proof: undefined, isJudged: false }));

  test.each([
    [2, false],
    [4, true],
  ])('of three places, %i are judged: %s', (people, isJudged) => expect(inherited({ people }).isJudged).toBe(isJudged));

  test.each([
    ['of another start', { isSameStart: false }],
    ['whose time ran out', { former: { ...HELD, isHeld: false } }],
    ['that never were', { former: undefined }],
  ])('take over nothing from those %s', (_, change) =>
    expect(inherited(change)).toEqual({ after: undefined, proof: undefined, isJudged: true }),
  );

  test('need no second proof', () => {
    expect(inherited({ former: { ...HELD, proof: 'captcha' } }).proof).toBe('captcha');
    expect(inherited({ former: { ...HELD, proof: 'captcha' }, isSameStart: false }).proof).toBeUndefined();
    expect(inherited({ proof: 'captcha' }).proof).toBe('captcha');
  });
});

describe('a captcha', () => {
  const unpaid = { capacity: 10, unsold: 10, unproved: 0, ofAddress: 0, hadParty: false, factor: 1 };
  test.each<[string, PartyToJudge, boolean]>([
    ['where nobody is counted', { unpaid: undefined, people: 10, proof: undefined }, false],
    ['for a fifth', { unpaid, people: 2, proof: undefined }, false],
    ['beside what others hold', { unpaid: { ...unpaid, unproved: 5 }, people: 1, proof: undefined }, true],
    ['again', { unpaid: { ...unpaid, unproved: 5 }, people: 1, proof: 'captcha' }, false],
  ])('%s: %s', (_, party, isRequired) =>
    expect(hoardingFault(party)?.code).toBe(isRequired ? 'places_captcha_required' : undefined),
  );
});

test('places are held by the name they are asked for, unless those were lost', () => {
  const named = (standing: StoredClaim | undefined) => namedPlaces({ standing, claim: 'asked', otherwise: 'new' });
  expect(named(undefined)).toEqual({ kind: 'hold', id: 'asked' });
  expect(named({ ...HELD, isHeld: false })).toEqual({ kind: 'hold', id: 'new' });
  expect(named(HELD)).toEqual({ kind: 'own' });
});

test('a choice is held for a quarter of an hour, and once more by its order', () => {
  expect(holdTimes(false)).toEqual({ heldFor: 15 * MINUTE, atMost: 15 * MINUTE });
  expect(holdTimes(true)).toEqual({ heldFor: 15 * MINUTE, atMost: 30 * MINUTE });
});
