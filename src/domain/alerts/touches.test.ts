import { expect, test } from 'vitest';
import { isShown } from '#domain/alerts/alert.ts';
import { alertOf, at, scopeOf } from '#domain/alerts/testing/alerts.ts';
import { type AlertedRide, touches } from '#domain/alerts/touches.ts';
import { id } from '#kernel/ids.ts';
import { localDate, zone } from '#kernel/instant.ts';
import { dateInZone, serviceTime } from '#kernel/zoned.ts';

const ride = (change: Partial<AlertedRide> = {}): AlertedRide => ({
  route: id('p'),
  serviceDate: localDate('2026-11-27'),
  origin: id('gdl'),
  destination: id('pvr'),
  ...change,
});

test.each([
  ['the whole carrier', {}, true],
  ['its route', { routes: ['x', 'p'] }, true],
  ['another route', { routes: ['x'] }, false],
  ['where it is boarded', { stops: ['gdl'] }, true],
  ['where it is left', { stops: ['pvr'] }, true],
  ['a stop on the way or of another line', { stops: ['gua'] }, false],
  ['its route at its stop', { routes: ['p'], stops: ['pvr'] }, true],
  ['its route at another stop', { routes: ['p'], stops: ['gua'] }, false],
  ['another route at its stop', { routes: ['x'], stops: ['pvr'] }, false],
] as const)('an alert about %s', (_, about, expected) => {
  expect(touches(scopeOf(about), ride())).toBe(expected);
});

test.each([
  ['2026-11-26', undefined, true],
  ['2026-11-27', '2026-11-27', true],
  ['2026-11-28', undefined, false],
  [undefined, '2026-11-26', false],
  [undefined, '2026-11-27', true],
  ['2026-12-01', '2027-01-06', false],
])('of days from %s until %s, both included', (from, until, expected) => {
  const about = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
  expect(touches(scopeOf(about), ride())).toBe(expected);
});

test('a bus that left before midnight is of the day it began, also where it is boarded on the next', () => {
  const boarded = serviceTime(localDate('2026-11-27'), 24.5 * 3600, zone('America/Mexico_City'));
  expect(dateInZone(boarded, zone('America/Mexico_City'))).toBe('2026-11-28');
  const night = ride({ origin: id('pvr'), destination: id('gua') });
  expect(touches(scopeOf({ from: '2026-11-27', until: '2026-11-27' }), night)).toBe(true);
  expect(touches(scopeOf({ from: '2026-11-28' }), night)).toBe(false);
});

test('a bus that begins after midnight of the carrier is of its own day, also in the zone where it is still the day before', () => {
  const boarded = serviceTime(localDate('2026-11-28'), 0.5 * 3600, zone('America/Mexico_City'));
  expect(dateInZone(boarded, zone('America/Mazatlan'))).toBe('2026-11-27');
  const early = ride({ serviceDate: localDate('2026-11-28'), origin: id('gua') });
  expect(touches(scopeOf({ from: '2026-11-28', until: '2026-11-28' }), early)).toBe(true);
  expect(touches(scopeOf({ until: '2026-11-27' }), early)).toBe(false);
});

const ACTIVE = { from: at('2026-11-27T06:00:00Z'), until: at('2026-11-28T06:00:00Z') };

test.each([
  ['before its period', 'published', '2026-11-27T05:59:59.999Z', false],
  ['from its first moment', 'published', '2026-11-27T06:00:00Z', true],
  ['to its last', 'published', '2026-11-28T05:59:59.999Z', true],
  ['not at its end', 'published', '2026-11-28T06:00:00Z', false],
  ['not as a draft', 'draft', '2026-11-27T12:00:00Z', false],
  ['not when it was ended', 'ended', '2026-11-27T12:00:00Z', false],
] as const)('it is shown or not %s', (_, state, now, expected) => {
  expect(isShown(alertOf({}, { state, active: ACTIVE }), at(now))).toBe(expected);
  expect(isShown(alertOf({}, { active: { from: ACTIVE.from, until: undefined } }), at('2030-01-01T00:00:00Z'))).toBe(
    true,
  );
});
