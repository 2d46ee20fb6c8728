import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts } from '#adapters/db/alerts/alerts.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { alertOf } from '#domain/alerts/testing/alerts.ts';
import { touches } from '#domain/alerts/touches.ts';
import { id } from '#kernel/ids.ts';
import { instant, plusDays, SECOND } from '#kernel/instant.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { type Letterbox, openLetterbox } from '#testing/letterbox.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { AlertView, StoredAlertView } from '#wire/alerts.ts';

let database: TestDatabase;
let fixture: ChangeFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let box: Letterbox;
let key: string;
/** Every read of the clock is later, so published alerts are read again. */
let seconds = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openChangeFixture(database.pool);
  const clock = { now: () => instant(fixture.sale.now + (seconds += 2) * SECOND) };
  site = await openSite(fixture.sale, { handlers: wireSite(database.pool, fixture, { clock }).handlers });
  box = await openLetterbox(database.pool, fixture.sale);
  const command = { name: 'add', operator: 'Rosa Gil', role: 'counter' } as const;
  const [line] = good(await operatorCommand({ ...operatorDeps(database.pool), actor: 'eva' }, command));
  key = line!.replace('key ', '');
});
afterAll(async () => {
  await box.stop();
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await box.clear();
  await database.pool.query('truncate alert, alert_notice, outbox');
  await database.pool.query('update alert_version set version = version + 1');
});

const TEXT = {
  revision: 0,
  title_es: 'Lluvia en\nla sierra',
  title_en: 'Rain in the hills',
  body_es: 'Sal con tiempo.\r\n\r\nLleva agua.',
  body_en: 'Leave early.',
  cause: 'weather',
  effect: 'significant_delays',
  severity: 'warning',
};

async function ask(method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) {
  const answered = await fetch(`${site.origin}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-operator-key': key, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { content } = await answered.json();
  return { status: answered.status, data: content.data, errors: content.errors };
}

const written = async (change: object = {}): Promise<{ readonly id: string; readonly revision: number }> => {
  const { status, data, errors } = await ask('POST', 'operation/alerts/write', { ...TEXT, ...change });
  expect([status, errors]).toEqual([200, []]);
  return data;
};
const published = async (change: object = {}, notify = false) => {
  const { data, errors } = await ask('POST', 'operation/alerts/publish', { ...(await written(change)), notify });
  expect(errors).toEqual([]);
  return data as { readonly id: string; readonly revision: number; readonly notified: number };
};
const listed = async (query = ''): Promise<readonly AlertView[]> =>
  (await ask('GET', `catalogue/alerts/list${query}`)).data.alerts;
const codesOf = ({ errors }: { readonly errors: readonly { readonly code: string; readonly field?: string }[] }) =>
  errors.map(({ field, code }) => [field, code]);

describe('an alert', () => {
  test('is seen by operators as it is written, and by travellers from its publication to its end', async () => {
    const draft = await written();
    expect(await listed()).toEqual([]);
    const [seen] = (await ask('GET', 'operation/alerts/list')).data.alerts as readonly StoredAlertView[];
    expect(seen).toMatchObject({ ...draft, state: 'draft', written_by: 'Rosa Gil', notified: 0 });
    const { data } = await ask('POST', 'operation/alerts/publish', draft);
    const [shown] = await listed();
    expect(shown).toMatchObject({
      id: draft.id,
      title: { es: 'Lluvia en la sierra', en: TEXT.title_en },
      body: { es: 'Sal con tiempo.\n\nLleva agua.', en: TEXT.body_en },
      routes: [],
      days_from: null,
      active_until: null,
    });
    await ask('POST', 'operation/alerts/end', data);
    expect(await listed()).toEqual([]);
    const { rows } = await database.pool.query(
      'select actor, action, note from audit_log where account = $1 order by at',
      [draft.id],
    );
    expect(rows.map(({ actor, action, note }) => [actor, action, note])).toEqual(
      ['alert.written', 'alert.published', 'alert.ended'].map((action) => ['Rosa Gil', action, 'Lluvia en la sierra']),
    );
  });

  test('that is published is changed for everybody at once, and goes on being shown', async () => {
    const { id: alert, revision } = await published();
    await ask('POST', 'operation/alerts/write', { ...TEXT, id: alert, revision, title_es: 'Ya no llueve' });
    expect((await listed()).map(({ title }) => title.es)).toEqual(['Ya no llueve']);
  });

  test('is saved by the first of two who have it open, and the second is told', async () => {
    const draft = await written();
    const mine = { ...TEXT, ...draft };
    expect((await ask('POST', 'operation/alerts/write', mine)).status).toBe(200);
    const late = await ask('POST', 'operation/alerts/write', { ...mine, title_es: 'Otra cosa' });
    expect([late.status, codesOf(late)]).toEqual([409, [[undefined, 'alert_changed']]]);
    for (const path of ['publish', 'end']) {
      expect(codesOf(await ask('POST', `operation/alerts/${path}`, draft))).toEqual([[undefined, 'alert_changed']]);
    }
  });

  test('that is sent again because its answer was lost is one alert', async () => {
    const named = { id: '018f0000-0000-7000-8000-00000000abcd', revision: 0 };
    await written(named);
    expect((await written({ ...named, title_es: 'Lluvia fuerte' })).id).toBe(named.id);
    const { data } = await ask('GET', 'operation/alerts/list');
    expect((data.alerts as readonly StoredAlertView[]).map(({ title }) => title.es)).toEqual(['Lluvia fuerte']);
  });

  test('that has ended stays so, and one nobody wrote is not there', async () => {
    const { data } = await ask('POST', 'operation/alerts/end', await written());
    const again = await ask('POST', 'operation/alerts/end', { ...data, revision: Number(data.revision) - 1 });
    expect([again.status, again.data]).toEqual([200, data]);
    expect(codesOf(await ask('POST', 'operation/alerts/publish', data))).toEqual([[undefined, 'alert_ended']]);
    expect(codesOf(await ask('POST', 'operation/alerts/write', { ...TEXT, ...data }))).toEqual([
      [undefined, 'alert_ended'],
    ]);
    const none = { id: '018f0000-0000-7000-8000-000000000000', revision: 1 };
    expect((await ask('POST', 'operation/alerts/publish', none)).status).toBe(404);
    expect((await ask('POST', 'operation/alerts/write', { ...TEXT, ...none })).status).toBe(404);
    expect((await ask('GET', 'operation/alerts/select/none')).status).toBe(404);
  });

  test('is refused with each fault at its field', async () => {
    const refused = await ask('POST', 'operation/alerts/write', {
      ...TEXT,
      title_en: ' ',
      routes: ['gone'],
      stops: ['gdl', 'gone'],
      days_from: '2026-02-30',
      active_from: '2026-12-01 08:00',
      active_until: '2026-12-01 07:00',
    });
    expect(codesOf(refused).toSorted()).toEqual([
      ['active_until', 'alert_period_turned'],
      ['days_from', 'alert_moment_impossible'],
      ['routes', 'alert_route_unknown'],
      ['stops', 'alert_stop_unknown'],
      ['title_en', 'alert_text_required'],
    ]);
    expect((await ask('GET', 'operation/alerts/list')).data.alerts).toEqual([]);
  });

  test('is written by who may, and what there is to write about is told by name', async () => {
    const { data } = await ask('GET', 'operation/alerts/list');
    expect(data.routes).toContainEqual({ id: 'p', name: 'P Guadalajara - Guayabitos' });
    expect(data.stops).toContainEqual({ id: 'gua', name: 'Compostela, Guayabitos' });
    expect((await ask('GET', 'operation/alerts/list', undefined, { 'x-operator-key': 'wrong' })).status).toBe(401);
  });
});

describe('travellers find', () => {
  test('those of the whole line and severe ones everywhere, others at their stops', async () => {
    const everywhere = await published();
    const severe = await published({ severity: 'severe', routes: ['p'] });
    const stop = await published({ severity: 'info', stops: ['gua'] });
    const ids = async (query: string) => (await listed(query)).map((alert) => alert.id);
    expect(await ids('')).toEqual([severe.id, everywhere.id]);
    expect(await ids('?about=stops')).toEqual([stop.id]);
    expect(await ids('?stop=gua')).toEqual([severe.id, everywhere.id, stop.id]);
    expect(await ids('?stop=zzz')).toEqual([everywhere.id]);
    expect(await ids('?stop=nowhere')).toEqual([]);
  });

  test('those of the runs of a day, and of which', async () => {
    const visit = await fixture.bought({ round: false });
    const { date } = visit.reservation.departure;
    const { id: luxury } = await published({ routes: ['l'] });
    const { id: both } = await published({ stops: ['pvr'], days_from: date, days_until: date });
    await published({ days_from: plusDays(date!, 1) });
    await published({ stops: ['gua'] });
    const query = `origin=gdl&destination=pvr&date=${date}`;
    const { data } = await ask('GET', `catalogue/alerts/schedules?${query}`);
    const found = new Map(
      data.alerts.map((alert: { id: string; schedules: string[] | null }) => [alert.id, alert.schedules]),
    );
    expect(found).toEqual(
      new Map([
        [both, null],
        [luxury, [expect.any(String)]],
      ]),
    );
    expect((await ask('GET', `catalogue/alerts/schedules?origin=gdl&destination=pvr&date=2026-02-30`)).status).not.toBe(
      200,
    );
  });

  test('those of one run between two stops', async () => {
    const { reservation } = await fixture.bought({ round: false });
    const { departure, from, to } = reservation.departure.segment!;
    const { id: mine } = await published({ routes: ['p'], stops: ['pvr'] });
    await published({ stops: ['gua'] });
    const run = `schedule_id=${departure}&schedule_detail_id=${from}-${to}`;
    const { data } = await ask('GET', `catalogue/alerts/run?${run}`);
    expect(data.alerts.map((alert: AlertView) => alert.id)).toEqual([mine]);
    const gone = await ask(
      'GET',
      'catalogue/alerts/run?schedule_id=018f0000-0000-7000-8000-000000000000&schedule_detail_id=0-1',
    );
    expect([gone.status, gone.data.alerts]).toEqual([200, []]);
  });
});

describe('who holds a ticket', () => {
  const address = ({ reservation }: Visit, email: string) =>
    database.pool.query(
      `update reservation set contact = contact || jsonb_build_object('email', $2::text) where reservation_id = $1`,
      [reservation.id, email],
    );
  const told = async (alert: string): Promise<readonly string[]> => {
    const { rows } = await database.pool.query('select reservation_id from alert_notice where alert_id = $1', [alert]);
    return rows.map(({ reservation_id }) => reservation_id);
  };

  test('of what an alert touches is written to once, however often it is published', async () => {
    const visit = await fixture.bought({ round: false });
    const again = await fixture.bought({ round: false });
    const other = await fixture.bought({ round: false, run: 1 });
    await address(visit, 'Ana@example.com');
    await address(again, 'ana@example.com');
    await address(other, 'luz@example.com');
    await database.pool.query('truncate outbox');
    const alert = await published({ routes: ['p'] }, true);
    expect(alert.notified).toBe(1);
    const { data } = await ask('POST', 'operation/alerts/publish', { ...alert, notify: true });
    expect(data.notified).toBe(0);
    const wider = { ...TEXT, id: alert.id, revision: data.revision, routes: [] };
    const saved = (await ask('POST', 'operation/alerts/write', wider)).data;
    expect((await ask('POST', 'operation/alerts/publish', { ...saved, notify: true })).data.notified).toBe(1);
    await box.drain();
    expect(box.problems).toEqual([]);
    const mails = await box.mails();
    expect(mails.map(({ to, subject }) => [to[0]!.toLowerCase(), subject]).toSorted()).toEqual([
      ['ana@example.com', 'Aviso de tu viaje a Puerto Vallarta: Lluvia en la sierra'],
      ['luz@example.com', 'Aviso de tu viaje a Puerto Vallarta: Lluvia en la sierra'],
    ]);
    for (const part of ['Sal con tiempo.', 'Lleva agua.', 'Retrasos · Clima']) expect(mails[0]!.text).toContain(part);
    const [seen] = (await ask('GET', 'operation/alerts/list')).data.alerts as readonly StoredAlertView[];
    expect(seen!.notified).toBe(2);
  });

  test('is not written to where the operator does not want it, nor of what has ended before it could go', async () => {
    const visit = await fixture.bought({ round: false });
    await database.pool.query('truncate outbox');
    const quiet = await published();
    expect([quiet.notified, await told(quiet.id)]).toEqual([0, []]);
    const loud = await published({}, true);
    expect(await told(loud.id)).toEqual([visit.reservation.id]);
    await ask('POST', 'operation/alerts/end', loud);
    await box.drain();
    expect([await box.mails(), box.problems]).toEqual([[], []]);
  });

  test('gets the alerts of the trip with the tickets', async () => {
    await published({ stops: ['pvr'] });
    await published({ stops: ['gua'], title_es: 'Otra parada' });
    await fixture.bought({ round: false });
    await box.drain();
    const [mail] = await box.mails();
    expect(mail!.subject).toContain('Tus boletos');
    expect(mail!.text).toContain('Atención: Lluvia en la sierra. Sal con tiempo. Lleva agua.');
    expect(mail!.text).not.toContain('Otra parada');
  });

  test('is found in the database as the rule says', async () => {
    const visits = [
      await fixture.bought({ round: false }),
      await fixture.bought({ round: false, run: 1 }),
      await fixture.bought({ round: false, origin: 'gdl', destination: 'gua' }),
      await fixture.bought({ round: true }),
    ];
    for (const [n, visit] of visits.entries()) await address(visit, `t${n}@example.com`);
    const day = visits[0]!.reservation.departure.date!;
    const scopes = [
      {},
      { routes: ['p'] },
      { routes: ['l'] },
      { routes: ['p', 'l'], stops: ['gua'] },
      { routes: ['l'], stops: ['gua'] },
      { stops: ['pvr'] },
      { stops: ['cru'] },
      { stops: ['gdl', 'gua'] },
      { until: plusDays(day, -1) },
      { from: day, until: day },
      { from: plusDays(day, 1) },
    ];
    const deps = alerts(database.pool);
    const timetable = await fixture.sale.timetable.current();
    for (const [n, about] of scopes.entries()) {
      const alert: Alert = alertOf(about, { id: id(`018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`) });
      await deps.save({ id: alert.id, seen: 0, by: 'Rosa' }, alert);
      await deps.publish({ id: alert.id, seen: 1, by: 'Rosa' }, true);
      const expected = visits.filter(({ reservation }) =>
        reservation.tickets.some(({ segment }) => {
          const { pattern, date } = timetable.runs.get(segment!.departure)!;
          const [origin, destination] = [pattern.calls[segment!.from]!.stop, pattern.calls[segment!.to]!.stop];
          return touches(alert.scope, { route: pattern.route, serviceDate: date, origin, destination });
        }),
      );
      expect((await told(alert.id)).toSorted(), JSON.stringify(about)).toEqual(
        expected.map(({ reservation }) => reservation.id).toSorted(),
      );
    }
  });

  test('of a bus that has left is not written to', async () => {
    const visit = await fixture.bought({ round: false });
    const { departure } = visit.reservation.departure.segment!;
    await database.pool.query(
      `update departure_call set departs_at = clock_timestamp() - interval '1 minute' where departure_id = $1`,
      [departure],
    );
    const { notified } = await published({}, true);
    await database.pool.query(`update departure_call c set departs_at = c.arrives_at where departure_id = $1`, [
      departure,
    ]);
    expect(notified).toBe(0);
  });
});
