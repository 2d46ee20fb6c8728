import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSlider } from '#wire/catalogue.ts';
import { refusal, success } from '#wire/envelope.ts';
import * as paths from '#wire/page-paths.ts';
import { pathOf } from '#wire/paths.ts';
import { getProfile } from '#wire/account.ts';
import { startLoadedSite } from './testing/loaded-site.ts';
import type { Site } from './testing/start-site.ts';

const SLIDE = {
  id: 'theirs',
  title: { es: 'Una lámina de otro sistema', en: 'A slide of another system' },
  text: { es: 'Texto', en: 'Text' },
  href: '/servicios',
  drawing: 'coast',
};

let theirs: Server;
let site: Site;
let heard: { readonly asked: string; readonly headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  theirs = createServer(({ method, url, headers }, response) => {
    heard.push({ asked: `${method} ${url}`, headers });
    const envelope = url?.endsWith('/slider/list') ? success({ slides: [SLIDE] }) : refusal(404, []);
    response.writeHead(envelope.http.code, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  });
  await new Promise<void>((resolve) => theirs.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
  site = await startLoadedSite({
    CATALOGUE_URL: `${base}/catalogue`,
    CATALOGUE_HEADERS: '{"x-api-key":"of-the-catalogue"}',
    ACCOUNT_URL: `${base}/travellers`,
  });
});
afterAll(async () => {
  await site.stop();
  await new Promise((resolve) => theirs.close(resolve));
});

test('a site started with a service elsewhere reaches it there, with the headers of that service and no other', async () => {
  const answered = await fetch(site.url + pathOf(getSlider), { headers: { 'x-traveller-session': 'ana' } });
  expect((await answered.json()).content.data.slides).toEqual([SLIDE]);
  await fetch(site.url + pathOf(getProfile), { headers: { cookie: 'traveller=ana', 'accept-language': 'en' } });
  const [slides, profile] = heard;
  expect([slides?.asked, profile?.asked]).toEqual([
    'GET /catalogue/slider/list',
    'GET /travellers/site/account/profile',
  ]);
  expect(slides?.headers).toMatchObject({ 'x-api-key': 'of-the-catalogue', 'accept-language': 'es' });
  expect(slides?.headers).not.toHaveProperty('x-traveller-session');
  expect(profile?.headers).toMatchObject({ 'x-traveller-session': 'ana', 'accept-language': 'es' });
  expect(profile?.headers).not.toHaveProperty('x-api-key');
});

test('and its pages show what it answers', async () => {
  heard = [];
  const page = await (await fetch(site.url + paths.home.es)).text();
  expect(page).toContain(SLIDE.title.es);
  expect(heard.map(({ asked }) => asked)).toContain('GET /catalogue/slider/list');
});
