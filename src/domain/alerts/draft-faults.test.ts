import { expect, test } from 'vitest';
import type { AlertDraft } from '#domain/alerts/alert.ts';
import { draftFaults, MAX_ALERT_TITLE } from '#domain/alerts/draft-faults.ts';
import { alertOf, at, scopeOf } from '#domain/alerts/testing/alerts.ts';

const NETWORK = { isRoute: (id: string) => id === 'p', isStop: (id: string) => id === 'gdl' };

const faultsOf = (change: Partial<AlertDraft>) =>
  draftFaults(alertOf({ routes: ['p'], stops: ['gdl'] }, change), NETWORK).map(({ code, field }) => [field, code]);

test('what is whole has no faults, without an end and for one day alike', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ scope: scopeOf({ from: '2026-11-27', until: '2026-11-27' }) })).toEqual([]);
});

test('each fault is at its field', () => {
  expect(faultsOf({ title: { es: ' ', en: 'x'.repeat(MAX_ALERT_TITLE + 1) }, body: { es: 'x', en: '' } })).toEqual([
    ['title_es', 'alert_text_required'],
    ['title_en', 'alert_text_too_long'],
    ['body_en', 'alert_text_required'],
  ]);
  expect(
    faultsOf({ scope: scopeOf({ routes: ['p', 'gone'], stops: ['gone'], from: '2026-11-28', until: '2026-11-27' }) }),
  ).toEqual([
    ['routes', 'alert_route_unknown'],
    ['stops', 'alert_stop_unknown'],
    ['days_until', 'alert_days_turned'],
  ]);
});

test('it ends after it begins, by a moment at least', () => {
  const from = at('2026-11-27T06:00:00Z');
  expect(faultsOf({ active: { from, until: from } })).toEqual([['active_until', 'alert_period_turned']]);
  expect(faultsOf({ active: { from, until: at('2026-11-27T06:00:01Z') } })).toEqual([]);
});
