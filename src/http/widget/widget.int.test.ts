import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrigins } from '#app/timetable/list-origins.ts';
import { embedScript } from '#http/widget/embed-script.ts';
import { registerWidget } from '#http/widget/register-widget.ts';
import { fail } from '#kernel/result.ts';
import { COSTERA } from '#main/costera.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { openSite } from '#testing/http/open-site.ts';
import { openSale, type PayingSale } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: PayingSale;
let site: Awaited<ReturnType<typeof openSite>>;

const widgetOf = (listNetwork: Parameters<typeof registerWidget>[0]['listNetwork']) =>
  registerWidget({ carrier: COSTERA, listNetwork, now: () => sale.now, zone: CARRIER_ZONE, isSecure: false });

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
  site = await openSite(sale, {
    register: [widgetOf(listOrigins({ timetable: sale.timetable, report: sale.report }))],
  });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const ask = (path: string) => fetch(site.origin + path, { headers: { 'accept-language': 'en' } });
const bodyOf = async (query: string) => (await ask(`/widget?${query}`)).text();

test('anybody may frame the search, and nothing else of the site', async () => {
  const answer = await ask('/widget');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual([]);
  const policy = answer.headers.get('content-security-policy')!.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'frame-ancestors *', "form-action 'self'"]));
  for (const path of ['/', '/widgets', '/WIDGET', '/reservation/pago?widget']) {
    const other = await ask(path);
    expect([path, other.headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('it runs its own script by its hash alone, and asks nobody for anything', async () => {
  const answer = await ask('/widget');
  const html = await answer.text();
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/\b(?:src|href)=|url\(|@import|\son\w+=/);
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
});

test('the form opens the search of the site in another tab, with the names of its address', async () => {
  const html = await bodyOf('lang=en');
  expect(html).toMatch(/<form method="get" action="\/home" target="_blank" rel="noopener">/);
  const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['viewport', 'robots', 'origin', 'destination', 'round', 'date', 'return', 'adult', 'minor']);
  expect(html).toContain('<html lang="en">');
  expect(await bodyOf('lang=es')).toContain('action="/" target="_blank"');
});

test('where nobody gets on no trip begins, and where nobody gets off none ends', async () => {
  const html = await bodyOf('lang=es&origin=gdl&destination=cru');
  const [, origins = '', destinations = ''] = html.split('<select name="');
  expect(origins).toContain('<option value="gdl" selected>');
  expect(origins).not.toContain('value="cru"');
  expect(destinations).toContain('<option value="cru" selected>');
  expect(html).not.toContain('zzz');
});

test.each([
  ['accent=b3134e', '--action:#b3134e;--on-action:#ffffff'],
  ['accent=%23F2B33D', '--action:#F2B33D;--on-action:#000000'],
  ['accent=red', `--action:${COSTERA.light.action};--on-action:#ffffff`],
  ['accent=000000;}body{display:none', `--action:${COSTERA.light.action}`],
  ['theme=dark', ':root{color-scheme:dark;'],
  ['theme=light', ':root{color-scheme:light;'],
  ['theme=neon', '@media(prefers-color-scheme:dark)'],
])('looks: %s', async (query, style) => {
  expect(await bodyOf(query)).toContain(style);
});

test.each(['origin', 'destination', 'promo', 'lang', 'accent', 'theme', 'host'])(
  'nothing breaks out of %s, said once or twice',
  async (name) => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    for (const query of [`${name}=${hostile}`, `${name}=a&${name}=${hostile}`]) {
      expect(await bodyOf(query)).not.toContain('<script>alert');
    }
  },
);

test('a code goes along where there is one', async () => {
  expect(await bodyOf('promo=HOTEL"10')).toContain('<input type="hidden" name="promo" value="HOTEL&#34;10">');
  expect(await bodyOf('')).not.toContain('name="promo"');
});

test('without a timetable there is a way to the site, and nothing is kept of that', async () => {
  const away = await openSite(sale, { register: [widgetOf(async () => fail([]))] });
  const answer = await fetch(`${away.origin}/widget`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await answer.text()).toContain('<a href="/" target="_blank" rel="noopener">Ir a Costera</a>');
  await away.close();
});

test('the script others load is small, kept for minutes, and the same for everybody', async () => {
  const answer = await ask('/widget.js');
  const script = await answer.text();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(Buffer.byteLength(script)).toBeLessThan(5 * 1024);
  expect(script).not.toMatch(/cookie|localStorage|fetch\(|XMLHttpRequest|innerHTML|eval/);
  expect(embedScript({ es: '</script>', en: '' })).not.toContain('</script>');
});
