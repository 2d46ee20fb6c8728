import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import type { Brand } from '#web/brand.ts';
import { slidePictures } from '#web/pages/home/drawings/drawing.tsx';
import { siteFiles } from '#web/site-files.ts';

const palette = {
  board: '#000',
  ground: '#fff',
  maize: '#fa0',
  onBoard: '#fff',
  boardMuted: '#ccc',
  teal: '#0aa',
  action: '#b04',
};
const brand = {
  name: 'Línea',
  tagline: { es: 'Aquí', en: 'Here' },
  email: 'a@b.example',
  light: palette,
  dark: palette,
} as Brand;
const files = siteFiles({
  brand,
  origin: 'https://site.example',
  now: instant(Date.parse('2026-11-21T12:00:00Z')),
});
const body = (path: string) => files.get(path)?.body ?? '';

test('robots are kept from the calls and shown the map', () => {
  // Steps of a sale redirect home without a reservation, so there is nothing to disallow.
  expect(body('/robots.txt').match(/Disallow.*/g)).toEqual(['Disallow: /api/']);
  expect(body('/robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
});

test('the manifest carries the brand', () => {
  expect(JSON.parse(body('/site.webmanifest'))).toMatchObject({ name: 'Línea', theme_color: '#000' });
});

test('the contact for security says until when it holds, as RFC 9116 asks', () => {
  const lines = body('/.well-known/security.txt').trimEnd().split('\n');
  expect(lines).toContain('Contact: mailto:a@b.example');
  expect(lines).toContain('Expires: 2027-11-20T12:00:00.000Z');
  expect(lines).toContain('Canonical: https://site.example/.well-known/security.txt');
});

test('the icon is a drawing of its own', () => {
  expect(files.get('/icon.svg')?.type).toBe('image/svg+xml');
  expect(body('/icon.svg')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
});

test('pictures of places and of slides bring their own colours', () => {
  const pictures = [...[...files].filter(([path]) => path.startsWith('/place-')), ...slidePictures(brand)];
  expect(pictures.map(([path]) => path)).toEqual(
    expect.arrayContaining(['/place-nuevo-vallarta-night.svg', '/place-bucerias-dusk.svg', '/slide-ticket-en.svg']),
  );
  for (const [path, { body: svg }] of pictures) expect(svg, path).not.toMatch(/var\(|undefined/);
});
