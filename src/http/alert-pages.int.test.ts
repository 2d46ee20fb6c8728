import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts } from '#adapters/db/alerts/alerts.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import { alertOf } from '#domain/alerts/testing/alerts.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant, SECOND } from '#kernel/instant.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { openPages } from '#testing/http/open-pages.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: ChangeFixture;
let site: Awaited<ReturnType<typeof openPages>>;
let key: string;
/** Every read of the clock is later, so published alerts are read again. */
let seconds = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openChangeFixture(database.pool);
  const clock = { now: () => instant(fixture.sale.now + (seconds += 2) * SECOND) };
  const { handlers } = wireSite(database.pool, fixture, { clock });
  site = await openPages(database.pool, fixture.sale, { handlers });
  const command = { name: 'add', operator: 'Rosa Gil', role: 'counter' } as const;
  const [line] = good(await operatorCommand({ ...operatorDeps(database.pool), actor: 'eva' }, command));
  key = line!.replace('key ', '');
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate alert, alert_notice, outbox');
  await database.pool.query('update alert_version set version = version + 1');
});

/** A browser without scripts: its session and, if given, an operator's key. */
function browser(headers: Record<string, string> = {}) {
  const session = randomBytes(24).toString('base64url');
  const caller = { ...stranger(), sessionHash: createHash('sha256').update(session).digest() };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answered = await fetch(site.origin + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie: `anden=${session}; consent=none`, origin: site.origin, ...headers, ...init.headers },
    });
    return { status: answered.status, to: answered.headers.get('location') ?? '', html: await answered.text() };
  };
  const send = async (path: string, fields: readonly (readonly [string, string])[]) => {
    const { html } = await ask(path);
    const token = /name="_form" value="([^"]+)"/.exec(html)![1]!;
    const body = new URLSearchParams([['_form', token], ...fields.map(([name, value]) => [name, value])] as string[][]);
    return ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    });
  };
  return { caller, ask, send };
}

const PAGE = '/operacion/avisos';
const FIELDS = [
  ['title_es', 'Lluvia en la sierra'],
  ['title_en', 'Rain in the hills'],
  ['body_es', 'Sal con tiempo.'],
  ['body_en', 'Leave early.'],
  ['severity', 'severe'],
  ['effect', 'detour'],
  ['cause', 'weather'],
] as const;

describe('the page of operators', () => {
  const operator = () => browser({ 'x-operator-key': key });

  test('takes an alert from its draft to its end, without a script', async () => {
    const { ask, send } = operator();
    const saved = await send(`${PAGE}?id=new`, [
      ...FIELDS,
      ['routes', 'p'],
      ['stops', 'gdl'],
      ['stops', 'pvr'],
      ['do', 'save'],
    ]);
    expect([saved.status, saved.to]).toEqual([303, expect.stringContaining('done=saved')]);
    const open = await ask(saved.to);
    for (const part of ['Guardamos el aviso.', 'Lluvia en la sierra', 'Líneas que toca: 1', 'Paradas que toca: 2'])
      expect(open.html).toContain(part);
    const own = saved.to.replace(/&done.*/, '');
    const fields = (html: string) =>
      ['id', 'revision'].map((name) => [name, new RegExp(`name="${name}" value="([^"]*)"`).exec(html)![1]!] as const);
    const published = await send(own, [...FIELDS, ...fields(open.html), ['do', 'publish']]);
    expect((await ask(published.to)).html).toContain('El aviso está publicado.');
    expect((await ask('/')).html).toContain('Lluvia en la sierra');
    const done = await send(own, [...fields((await ask(own)).html), ['do', 'end']]);
    expect(done.to).toContain('done=ended');
    expect((await ask('/')).html).not.toContain('Lluvia en la sierra');
    expect((await ask(PAGE)).html).toContain('Terminado');
  });

  test('shows what was refused at its field, with what was typed', async () => {
    const { send } = operator();
    const refused = await send(`${PAGE}?id=new`, [
      ...FIELDS.slice(1),
      ['routes', 'p'],
      ['days_from', '2026-12-02'],
      ['days_until', '2026-12-01'],
      ['do', 'publish'],
    ]);
    expect(refused.status).toBe(422);
    for (const part of [
      'href="#f-title_es"',
      'id="f-title_es-error"',
      'href="#f-days_until"',
      'Rain in the hills',
      '2026-12-02',
    ])
      expect(refused.html).toContain(part);
    expect(refused.html).toMatch(/name="routes" checked="" value="p"/);
  });

  test('says that somebody else was faster', async () => {
    const { ask, send } = operator();
    const saved = await send(`${PAGE}?id=new`, [...FIELDS, ['do', 'save']]);
    const own = saved.to.replace(/&done.*/, '');
    const seen = [
      ['id', own.split('id=')[1]!],
      ['revision', '1'],
      ['do', 'save'],
    ] as const;
    expect((await send(own, [...FIELDS, ...seen])).status).toBe(303);
    const late = await send(own, [...FIELDS, ...seen]);
    expect([late.status, late.html.includes('Alguien cambió este aviso')]).toEqual([422, true]);
    expect((await ask(own)).status).toBe(200);
  });

  test('sends who is not at work to sign in', async () => {
    const { status, to } = await browser().ask(PAGE);
    expect([status, to]).toEqual([302, expect.stringContaining('/operacion?to=')]);
  });
});

/** Published by an operator. */
async function published(about: Parameters<typeof alertOf>[0], change: Partial<Alert> = {}): Promise<void> {
  const alert = alertOf(about, { id: uuidV7<'alert'>(Date.now(), randomBytes(10)), ...change });
  const deps = alerts(database.pool);
  await deps.save({ id: alert.id, seen: 0, by: 'Rosa' }, alert);
  await deps.publish({ id: alert.id, seen: 1, by: 'Rosa' }, false);
}

const titled = (es: string, en: string): Partial<Alert> => ({ title: { es, en } });

describe('travellers read', () => {
  beforeEach(async () => {
    await published({}, titled('De toda la línea', 'Of the whole line'));
    await published({ stops: ['gdl'] }, { severity: 'severe', ...titled('De la central', 'Of the terminal') });
    await published({ routes: ['l'] }, titled('De una línea', 'Of one line'));
    await published({ stops: ['gua'], routes: ['p'] }, titled('De Guayabitos', 'Of Guayabitos'));
  });
  const TITLES = ['De toda la línea', 'De la central', 'De una línea', 'De Guayabitos'];
  const titlesIn = (html: string) => TITLES.filter((title) => html.includes(title));

  test('on the home page what is of the whole line or severe, in both languages and as a status', async () => {
    const { ask } = browser();
    const { html } = await ask('/');
    expect(titlesIn(html)).toEqual(['De toda la línea', 'De la central']);
    expect(html).toMatch(/role="status" aria-label="Avisos de servicio"/);
    expect(html).toContain('<b>Importante:</b>');
    expect((await ask('/home')).html).toContain('Of the whole line');
  });

  test('on the page of stops what names each, beside it', async () => {
    const { html } = await browser().ask('/ubicaciones');
    expect(titlesIn(html)).toEqual(['De toda la línea', 'De la central', 'De Guayabitos']);
    const entry = html.slice(html.indexOf('id="stop-gdl"'));
    expect(titlesIn(entry.slice(0, entry.indexOf('</li>')))).toEqual(['De la central']);
  });

  test('on the page of a stop those of the lines that call there as well', async () => {
    const { ask } = browser();
    const own = /href="(\/ubicaciones\/[^"?]*guayabitos[^"?]*)"/.exec((await ask('/ubicaciones')).html)![1]!;
    expect(titlesIn((await ask(own)).html)).toEqual(['De toda la línea', 'De una línea', 'De Guayabitos']);
  });

  test('in the results those of all runs on top, and of which runs the others are', async () => {
    const { caller, ask } = browser();
    const { code } = await fixture.sale.atSeats({ caller, round: false, return: undefined });
    const { html } = await ask(`/reservacion/horarios?code=${code}`);
    expect(titlesIn(html)).toEqual(['De toda la línea', 'De la central', 'De una línea']);
    expect(html).toContain('Salidas: 2:00');
    expect(html.match(/Aviso: Retrasos/g)).toHaveLength(1);
    const publicDay = await ask('/horarios-y-tarifas?origin=gdl&destination=gua');
    expect(titlesIn(publicDay.html)).toEqual(TITLES);
  });

  test('with their tickets and their reservation what touches them', async () => {
    const { caller, ask } = browser();
    const { code } = await fixture.bought({ caller, round: false, return: undefined });
    for (const path of ['/reservacion/boletos', '/mi-reservacion/mi-reservacion']) {
      const { status, html } = await ask(`${path}?code=${code}`);
      expect([path, status, titlesIn(html)]).toEqual([path, 200, ['De toda la línea', 'De la central']]);
    }
  });
});
