import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LINE_STOPS } from '../../../../db/demo/costera-network.ts';
import { AREA_HINTS } from '#text/content/area-hints.ts';
import type { AddressedStop } from '#web/network/located-stop.ts';
import { Screen } from '#web/pages/locations/screen.tsx';

const stops = LINE_STOPS.map((stop) => ({
  ...stop,
  hours: 0,
  detail: undefined,
  slug: stop.id.toLowerCase(),
  drop_off_only: false,
})) as unknown as readonly AddressedStop[];

const headings = (lang: 'es' | 'en'): readonly string[] => {
  const site = { lang, brand: {} } as Parameters<typeof Screen>[0]['site'];
  const data = { stops, alerts: [], alertsOfStops: [], errors: [] };
  const html = renderToStaticMarkup(createElement(Screen, { data, site }));
  return Array.from(html.matchAll(/<h2>(.*?)<\/h2>/g), ([, text]) => text!.replaceAll(/<[^>]*>/g, ''));
};

test('in English a region whose name is Spanish says what it is, in Spanish its name is enough', () => {
  expect(headings('en')).toContain('Tepic y el altiplano Tepic and the highlands');
  expect(headings('es')).toContain('Tepic y el altiplano');
});

test('every region that is explained exists', () => {
  const areas = new Set([...LINE_STOPS.map(({ area }) => area), 'Shuttle']);
  expect(Object.keys(AREA_HINTS).filter((area) => !areas.has(area))).toEqual([]);
});
