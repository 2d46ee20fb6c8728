import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSitemap } from '#http/sitemap.ts';
import { after, DAY, type Instant, localDate, MINUTE } from '#kernel/instant.ts';
import { dateInZone, isoInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { plainPages } from '#testing/drawn-page.ts';
import { editorVisit } from '#testing/http/editor-visit.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { contentErrors } from '#text/errors/content.ts';
import { editingText } from '#text/pages/editing.ts';
import { landingText } from '#text/pages/landing.ts';
import { promoCodesText } from '#text/promo-codes.ts';
import { ROUTES } from '#web/routes.ts';
import { siteMap } from '#web/site-map.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;
let key: string;
const clock: { at: Instant } = { at: 0 as Instant };
const now = (): Instant => clock.at;
const later = (milliseconds: number): void => {
  clock.at = after(clock.at, milliseconds);
};
/** `YYYY-MM-DDTHH:MM` of the carrier, this long from now. */
const moment = (milliseconds: number) => isoInZone(after(now(), milliseconds), CARRIER_ZONE).slice(0, 16);
const day = (days: number) => dateInZone(after(now(), days * DAY), CARRIER_ZONE);

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await openPaymentFixture(database.pool);
  clock.at = fixture.sale.now;
  await database.pool.query(
    `insert into promo_code (code, percent, starts_on, ends_on, use_limit, is_public)
     values ('PLAYA25', 25, null, $1, null, true), ('SOCIOS40', 40, null, null, null, false),
            ('PRONTO15', 15, $2, null, null, true), ('AYER5', 5, null, $3, null, true)`,
    [day(20), day(1), day(-1)],
  );
  const added = await operatorCommand(
    { ...operatorDeps(database.pool), actor: 'eva' },
    { name: 'add', operator: 'Ana Gil', role: 'editor' },
  );
  if (!added.ok) throw new Error(added.fault);
  key = added.value[0]!.replace('key ', '');
  const { handlers, publishedContent, rootLandings } = wireSite(database.pool, fixture, { clock: { now } });
  site = await openSite(fixture.sale, (origin) => ({
    now,
    handlers,
    answerPage: plainPages,
    register: [
      registerSitemap('/sitemap.xml', async () =>
        siteMap(origin, ROUTES, {
          today: dateInZone(now(), CARRIER_ZONE),
          built: localDate('2026-01-01'),
          published: await publishedContent(),
          roots: await rootLandings(),
        }),
      ),
    ],
  }));
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

async function read(path: string) {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  const html = await response.text();
  const text = html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
  return { status: response.status, to: response.headers.get('location'), html, text };
}
const isHidden = ({ html }: { readonly html: string }) => html.includes('<meta name="robots" content="noindex"/>');
const mapped = async () => (await read('/sitemap.xml')).html;
const page = (kind: string) => `/operacion/contenido/editar?kind=${kind}`;

/** Presses for a heading and fills in every text of the form. */
async function begin(kind: string, address: string, es: string, en: string) {
  const ana = await editorVisit(site.origin, key);
  const blank = await ana.press(await ana.read(page(kind)), 'add.0', { 'kind.0': 'paragraph' });
  const texts = Object.keys(blank.form).filter((name) => /\.(es|en)$/.test(name));
  const typed = Object.fromEntries(texts.map((name) => [name, name.endsWith('es') ? es : en]));
  return { ana, blank, saved: await ana.press(blank, 'save', { ...typed, address }) };
}

const ES = '{code-playa25}: {percent-playa25} hasta el {until-playa25}';
const EN = '{code-playa25}: {percent-playa25} off until {until-playa25}';

test('a campaign from its draft to its end: written with figures of its code, listed, and gone with it', async () => {
  const { ana, saved } = await begin('landing', 'verano-en-la-playa', ES, EN);
  expect(saved.text).toContain(editingText.done.saved.es);
  expect(saved.path).toContain('slug=verano-en-la-playa');
  expect((await read('/verano-en-la-playa')).to).toBe('/');
  const draft = await ana.read(/href="([^"]*preview=[^"]*)"/.exec(saved.text)![1]!.replaceAll('&amp;', '&'));
  expect([draft.status, isHidden({ html: draft.text })]).toEqual([200, true]);

  const planned = await ana.press(saved, 'publish', { from: moment(DAY), until: moment(30 * DAY) });
  expect(planned.text).toContain(editingText.done.scheduled.es);
  expect(await mapped()).not.toContain('verano-en-la-playa');
  later(DAY + MINUTE);

  const shown = await read('/verano-en-la-playa');
  expect([shown.status, isHidden(shown)]).toEqual([200, false]);
  expect(shown.text).toMatch(/PLAYA25: 25 % hasta el \d+ [a-z]{3,4} \d{4}/);
  expect((await read('/verano-en-la-playa?lang=en')).text).toMatch(/PLAYA25: 25% off until \d+ [A-Z][a-z]{2,3} \d{4}/);
  expect(await mapped()).toContain(`<loc>${site.origin}/verano-en-la-playa</loc>`);
  const listed = await read('/promotions');
  expect(listed.html).toContain('href="/verano-en-la-playa"');
  expect(listed.text).toContain('PLAYA25: 25 % hasta el');

  // The code ends before the publication does: what it announced is no longer true.
  later(25 * DAY);
  const over = await read('/verano-en-la-playa');
  expect([over.status, isHidden(over)]).toEqual([410, true]);
  expect(over.text).toContain(landingText.over.title.es);
  expect(await mapped()).not.toContain('verano-en-la-playa');
  expect((await read('/promotions')).text).not.toContain('PLAYA25');
});

test('a campaign that was published until an hour ends there', async () => {
  const { ana, saved } = await begin('landing', 'puente', 'Fin de semana largo', 'Long weekend');
  await ana.press(saved, 'publish', { until: moment(60 * MINUTE) });
  later(MINUTE);
  expect((await read('/puente')).status).toBe(200);
  later(60 * MINUTE);
  expect((await read('/puente')).status).toBe(410);
  expect(await mapped()).not.toContain('/puente');
});

test.each([
  ['landing', '', 'content_address_malformed'],
  ['landing', 'Verano 10', 'content_address_malformed'],
  ['landing', 'promotions', 'content_address_taken'],
  ['landing', 'boletos-a-la-luna', 'content_address_taken'],
  ['landing', 'mi-cuenta', 'content_address_taken'],
  ['landing', 'api', 'content_address_taken'],
  ['landing', 'puente', 'content_address_taken'],
  ['stop', 'nowhere', 'content_address_unknown'],
  ['destination', 'nowhere', 'content_address_unknown'],
  ['outing', 'surf-en-sayulita', 'content_address_unknown'],
] as const)('a %s at “%s” is refused in words at its field', async (kind, address, code) => {
  const { saved } = await begin(kind, address, 'Algo', 'Something');
  expect(saved.status).toBe(422);
  expect(saved.text).toContain(contentErrors[code].es.slice(0, 60));
  expect(saved.form['address']).toBe(address);
});

test('the text of a stop is previewed and published on its page, which may then be found', async () => {
  expect(isHidden(await read('/ubicaciones/crucero'))).toBe(true);
  const { ana, saved } = await begin('stop', 'crucero', 'Junto al puente peatonal', 'Beside the footbridge');
  const draft = await ana.read(/href="([^"]*preview=[^"]*)"/.exec(saved.text)![1]!.replaceAll('&amp;', '&'));
  expect([draft.text.includes('Junto al puente peatonal'), isHidden({ html: draft.text })]).toEqual([true, true]);
  await ana.press(saved, 'publish', {});
  later(MINUTE);
  const shown = await read('/ubicaciones/crucero');
  expect([shown.text.includes('Junto al puente peatonal'), isHidden(shown)]).toEqual([true, false]);
  expect((await read('/locations/crucero')).text).toContain('Beside the footbridge');
});

test('Hot Sale is found while its text is published, and not before or after', async () => {
  expect(isHidden(await read('/hotsale'))).toBe(true);
  expect(await mapped()).not.toContain('/hotsale<');
  const ana = await editorVisit(site.origin, key);
  const opened = await ana.read('/operacion/contenido/editar?slug=hotsale');
  await ana.press(opened, 'publish', { 'title.es': 'Hot Sale en la costa', until: moment(60 * MINUTE) });
  later(MINUTE);
  const shown = await read('/hotsale');
  expect([isHidden(shown), shown.text.includes('Hot Sale en la costa')]).toEqual([false, true]);
  expect(await mapped()).toContain(`<loc>${site.origin}/hotsale</loc>`);
  expect((await read('/promotions')).html).toContain('href="/hotsale"');
  later(60 * MINUTE);
  expect(isHidden(await read('/hotsale'))).toBe(true);
  expect(await mapped()).not.toContain('/hotsale<');
  expect((await read('/promotions')).html).not.toMatch(/<h3><a[^>]* href="\/hotsale"/);
});

test.each(['/promotions', '/hotsale'])(
  '%s lists the public codes that can be used now, and leads to the search',
  async (path) => {
    const listed = await read(path);
    expect(listed.text).toContain('PRONTO15');
    expect(listed.text).toContain(promoCodesText.off(15).es.replaceAll('\u00a0', ' '));
    expect(listed.text).toContain(promoCodesText.noEnd.es);
    expect(listed.text).not.toMatch(/SOCIOS40|AYER5|PLAYA25/);
    const [, href = ''] = /href="(\/\?promo=PRONTO15)"/.exec(listed.html) ?? [];
    expect((await read(href)).html).toMatch(/<input[^>]* value="PRONTO15"/);
  },
);

test('a code that has no uses left is no longer listed', async () => {
  await database.pool.query(`update promo_code set use_limit = 1 where code = 'PRONTO15'`);
  later(MINUTE);
  expect((await read('/promotions')).text).toContain('PRONTO15');
  await database.pool.query(`delete from promo_code where code = 'PRONTO15'`);
  later(MINUTE);
  const listed = await read('/promotions');
  expect(listed.text).not.toContain('PRONTO15');
  expect(listed.text).not.toContain(promoCodesText.title.es);
});
