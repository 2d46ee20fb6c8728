import { describe, expect, test } from 'vitest';
import type { Alert } from '#domain/alerts/alert.ts';
import { indexAlerts, MAX_ALERTS_SHOWN } from '#domain/alerts/alert-index.ts';
import { alertOf, at, NOW } from '#domain/alerts/testing/alerts.ts';
import type { AlertedRide } from '#domain/alerts/touches.ts';
import { id } from '#kernel/ids.ts';
import { localDate, plusDays } from '#kernel/instant.ts';

const TODAY = localDate('2026-11-27');
const ride = (change: Partial<AlertedRide> = {}): AlertedRide => ({
  route: id('p'),
  serviceDate: TODAY,
  origin: id('gdl'),
  destination: id('pvr'),
  ...change,
});
const idsOf = (alerts: readonly Alert[]) => alerts.map((alert) => alert.id);

test('a ride has those of its route, its stops and the carrier, each once, the worst first', () => {
  const both = alertOf({ stops: ['gdl', 'pvr'] }, { severity: 'severe' });
  const route = alertOf({ routes: ['p'] }, { severity: 'info' });
  const all = alertOf({}, { severity: 'warning' });
  const others = [alertOf({ routes: ['x'] }), alertOf({ stops: ['gua'] }), alertOf({ until: '2026-11-26' })];
  const index = indexAlerts([route, ...others, all, both]);
  expect(idsOf(index.ofRide(ride(), NOW))).toEqual(idsOf([both, all, route]));
  expect(index.ofRide(ride({ route: id('y'), origin: id('a'), destination: id('b') }), NOW)).toEqual([all]);
});

test('of two as bad the newer comes first', () => {
  const older = alertOf({}, { active: { from: at('2026-11-01T00:00:00Z'), until: undefined } });
  const newer = alertOf({}, { active: { from: at('2026-11-26T00:00:00Z'), until: undefined } });
  expect(indexAlerts([older, newer]).ofRide(ride(), NOW)).toEqual([newer, older]);
});

test('what is not shown yet, or no longer, is not among them', () => {
  const later = alertOf({}, { active: { from: at('2026-11-27T12:00:01Z'), until: undefined } });
  const index = indexAlerts([later, alertOf({}, { state: 'ended' }), alertOf({}, { state: 'draft' })]);
  expect(index.ofRide(ride(), NOW)).toEqual([]);
  expect(index.ofRide(ride(), at('2026-11-27T12:00:01Z'))).toEqual([later]);
});

describe('a stop', () => {
  const named = alertOf({ stops: ['gdl'] });
  const ofRoute = alertOf({ routes: ['p'] });
  const index = indexAlerts([named, ofRoute, alertOf({ stops: ['pvr'] }), alertOf({ routes: ['x'] })]);
  const place = { stop: id<'stop'>('gdl'), routes: [id<'route'>('p')], today: TODAY };

  test('has those that name it and those of the routes that call there', () => {
    expect(idsOf(index.ofStop(place, NOW)).toSorted()).toEqual(idsOf([named, ofRoute]));
  });

  test('has those of days to come, and none whose days are past', () => {
    const coming = alertOf({ stops: ['gdl'], from: '2026-12-24', until: '2026-12-25' });
    const dated = indexAlerts([coming]);
    expect(dated.ofStop(place, NOW)).toEqual([coming]);
    expect(dated.ofStop({ ...place, today: localDate('2026-12-25') }, NOW)).toEqual([coming]);
    expect(dated.ofStop({ ...place, today: localDate('2026-12-26') }, NOW)).toEqual([]);
  });
});

test('for everybody are those of the whole carrier and the severe ones', () => {
  const all = alertOf({}, { severity: 'info' });
  const severe = alertOf({ stops: ['gdl'] }, { severity: 'severe' });
  const index = indexAlerts([all, severe, alertOf({ stops: ['gdl'] }), alertOf({ until: '2026-11-26' })]);
  expect(index.forEverybody(TODAY, NOW)).toEqual([severe, all]);
});

/** Counts each access to an alert after the index was built. */
function counted(alerts: readonly Alert[]) {
  const state = { looks: 0 };
  const watched = alerts.map((alert) => ({
    ...alert,
    get scope() {
      state.looks += 1;
      return alert.scope;
    },
  }));
  return { state, index: indexAlerts(watched) };
}

const SEARCH = Array.from({ length: 40 }, (_, run) => ride({ route: id(`r${run % 4}`) }));

test('of ten thousand alerts a search of forty runs looks at those of its routes and stops alone', () => {
  const alerts = Array.from({ length: 10_000 }, (_, n) =>
    n % 2 === 0 ? alertOf({ stops: [`s${n}`] }) : alertOf({ routes: [`line${n}`] }),
  );
  const mine = [alertOf({ stops: ['gdl'] }), alertOf({ routes: ['r1'] })];
  const { state, index } = counted([...alerts, ...mine]);
  index.ofRide(ride(), NOW);
  state.looks = 0;
  for (const run of SEARCH) index.ofRide(run, NOW);
  // One of the stop for each run, one of the route for every fourth.
  expect(state.looks).toBe(40 + 10);
});

test('ten thousand alerts of one stop, each of a day of its own, are looked at once for a day', () => {
  const alerts = Array.from({ length: 10_000 }, (_, n) => {
    const day = plusDays(localDate('2026-01-01'), n);
    return alertOf({ stops: ['gdl'], from: day, until: day });
  });
  const { state, index } = counted(alerts);
  expect(index.ofRide(ride(), NOW)).toHaveLength(1);
  expect(state.looks).toBeGreaterThanOrEqual(10_000);
  state.looks = 0;
  for (const run of SEARCH) index.ofRide(run, NOW);
  expect(state.looks).toBe(40);
});

test('ten thousand alerts about everything are looked at until there are as many as are shown', () => {
  const { state, index } = counted(Array.from({ length: 10_000 }, () => alertOf()));
  expect(index.ofRide(ride(), NOW)).toHaveLength(MAX_ALERTS_SHOWN);
  state.looks = 0;
  for (const run of SEARCH) index.ofRide(run, NOW);
  expect(state.looks).toBe(40 * MAX_ALERTS_SHOWN);
});

test('of the stops are those that name one, of days that are not past', () => {
  const named = alertOf({ stops: ['gdl'] }, { severity: 'info' });
  const both = alertOf({ stops: ['pvr'], routes: ['p'] });
  const past = alertOf({ stops: ['gdl'], until: '2026-11-26' });
  const index = indexAlerts([alertOf(), named, past, both, alertOf({ routes: ['p'] })]);
  expect(index.namingStops(TODAY, NOW)).toEqual([both, named]);
  expect(index.shown(NOW)).toHaveLength(5);
});

test('a service day is worked out again after many others, and answers the same', () => {
  const dated = alertOf({ from: '2026-11-27', until: '2026-11-27' });
  const index = indexAlerts([dated]);
  for (let day = 0; day < 300; day += 1) {
    const found = index.ofRide(ride({ serviceDate: plusDays(TODAY, day) }), NOW);
    expect(found).toEqual(day === 0 ? [dated] : []);
  }
  expect(index.ofRide(ride(), NOW)).toEqual([dated]);
});
