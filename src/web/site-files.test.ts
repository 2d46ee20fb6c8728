import { expect, test } from 'vitest';
import type { Brand } from '#web/brand.ts';
import type { PageRoute } from '#web/page.ts';
import { siteFiles } from '#web/site-files.ts';

const palette = { board: '#000', ground: '#fff', maize: '#fa0', onBoard: '#fff' };
const brand = { name: 'Línea', tagline: { es: 'Aquí', en: 'Here' }, email: 'a@b.example', light: palette } as Brand;
const route = (path: string, alias: string | undefined, layout: string) =>
  ({ path, alias, layout }) as unknown as PageRoute;
const files = siteFiles({
  brand,
  origin: 'https://site.example',
  routes: [
    route('/', '/home', 'default'),
    route('/ubicaciones', undefined, 'default'),
    route('/reservacion/pago', undefined, 'sale'),
  ],
});
const body = (path: string) => files.get(path)?.body ?? '';

test('the map of the site names public pages in both languages, and no step of a sale', () => {
  const found = [...body('/sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
  expect(found).toEqual([
    'https://site.example/',
    'https://site.example/home',
    'https://site.example/ubicaciones',
    'https://site.example/ubicaciones?lang=en',
  ]);
});

test('robots are kept from the calls and shown the map', () => {
  expect(body('/robots.txt')).toContain('Disallow: /api/');
  expect(body('/robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
});

test('the manifest carries the brand', () => {
  expect(JSON.parse(body('/site.webmanifest'))).toMatchObject({ name: 'Línea', theme_color: '#000' });
});
