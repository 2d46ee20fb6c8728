import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { askPage, drawnPage } from '#testing/drawn-page.ts';
import { alertsText } from '#text/pages/alerts.ts';
import { getOperatorAlert, getOperatorAlerts, postAlert } from '#wire/alerts.ts';
import type { ApiCall } from '#wire/call.ts';
import * as paths from '#wire/page-paths.ts';
import type { Route } from '#wire/route.ts';

const now = instant(Date.UTC(2026, 10, 23));
const PATH = paths.operationAlerts.es;
const TYPED = new URLSearchParams([
  ['id', '0190b7a4-0000-7000-8000-000000000001'],
  ['revision', '0'],
  ['title_es', 'Carretera cerrada'],
  ['routes', 'coast'],
  ['routes', 'hills'],
  ['stops', 'tepic'],
  ['do', 'publish'],
]);

const LISTED = { alerts: [], routes: [{ id: 'coast', name: 'Costa' }], stops: [{ id: 'tepic', name: 'Tepic' }] };

/** An alert is not taken; the list of routes and stops is given, or refused too. */
const refusing = (
  saved: readonly [status: number, code: string],
  list: readonly [status: number, code: string] | null,
) =>
  (async (route: Route) => {
    if (route === getOperatorAlerts && !list) return { ok: true, data: LISTED };
    const [status, code] = route === postAlert ? saved : route === getOperatorAlerts ? list! : ([404, 'none'] as const);
    return { ok: false, status, errors: [{ code, message: '' }] };
  }) as unknown as ApiCall;

const AWAY = [503, 'service_unavailable'] as const;
const BUSY = [429, 'too_many_requests'] as const;
const INVALID = [422, 'alert_title_missing'] as const;

test.each([
  ['while the database is away', refusing(AWAY, AWAY)],
  ['when the database is back by the time its page is read', refusing(AWAY, null)],
  ['when its routes and stops cannot be read', refusing(INVALID, AWAY)],
  ['when they are beyond the budget', refusing(INVALID, BUSY)],
  ['because of a defect', refusing(INVALID, [500, 'action_failed'])],
])('an alert that is not taken keeps its routes and stops: %s', async (_why, call) => {
  const answer = await drawnPage(PATH, { now, call, form: TYPED });
  expect(answer.status).toBe(503);
  for (const [name, value] of TYPED) expect(answer.html).toContain(`name="${name}" value="${value}"`);
});

test('one that is refused keeps those chosen too that are not offered any more, to be unticked', async () => {
  const { status, html } = await drawnPage(PATH, { now, call: refusing(INVALID, null), form: TYPED });
  expect(status).toBe(422);
  const ticked = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(' checked'));
  expect(ticked.map((tag) => / value="([^"]*)"/.exec(tag)?.[1]).filter((value) => value !== 'on')).toEqual([
    'hills',
    'coast',
    'tepic',
  ]);
});

const STORED = {
  id: TYPED.get('id'),
  title: { es: 'Carretera cerrada', en: 'Road closed' },
  body: { es: 'Sal antes.', en: 'Leave early.' },
  cause: 'weather',
  effect: 'detour',
  severity: 'warning',
  routes: [],
  stops: [],
  days_from: null,
  days_until: null,
  active_from: '2026-11-23T09:00:00-06:00',
  active_until: null,
  state: 'draft',
  revision: 1,
  written_by: 'Ana',
  written_at: '2026-11-23T09:00:00-06:00',
  notified: 0,
};

test.each([true, false])(
  'one that is saved but not published keeps whether travellers are written to: %s',
  async (notify) => {
    const call = (async (route: Route) => {
      if (route === getOperatorAlerts) return { ok: true, data: LISTED };
      if (route === getOperatorAlert) return { ok: true, data: STORED };
      if (route === postAlert) return { ok: true, data: { id: STORED.id, revision: 1 } };
      return { ok: false, status: AWAY[0], errors: [{ code: AWAY[1], message: '' }] };
    }) as unknown as ApiCall;
    const form = new URLSearchParams(TYPED);
    if (notify) form.set('notify', 'on');
    const { status, html } = await drawnPage(PATH, { now, call, form });
    expect(status).toBe(503);
    const field = /<input[^>]*name="notify"[^>]*>/.exec(html)?.[0];
    expect([field?.includes('name="notify"'), field?.includes('checked')]).toEqual([true, notify]);
  },
);

test('a list that cannot be read is not said to be empty', async () => {
  const answer = await askPage(PATH, { now, call: refusing(INVALID, [500, 'action_failed']) });
  if (answer.kind !== 'html') throw new Error(`leads to ${answer.to}`);
  expect(answer.status).toBe(503);
  expect(answer.html.join('')).not.toContain(alertsText.none.es);
});
