import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { locationsText } from '#text/pages/locations.ts';
import type { AddressedStop } from '#web/network/located-stop.ts';
import { StopEntry } from '#web/pages/locations/stop-entry.tsx';

const SAYULITA = {
  id: 'SAY',
  name: 'Sayulita',
  city: 'Sayulita',
  detail: undefined,
  address: 'Av. Revolución',
  kind: 'stop',
  zone: 'America/Bahia_Banderas',
  hours: 0,
  latitude: 20.86,
  longitude: -105.43,
  drop_off_only: false,
  slug: 'sayulita',
} as unknown as AddressedStop;

const linksOf = (stop: AddressedStop): readonly string[] => {
  const html = renderToStaticMarkup(createElement(StopEntry, { stop, alerts: [], reference: undefined, lang: 'es' }));
  return Array.from(html.matchAll(/<a [^>]*>([^<]*)<\/a>/g), ([, text]) => text!);
};

test('a stop is a row: its page, where to buy from it, and one map', () => {
  expect(linksOf(SAYULITA)).toEqual(['Sayulita', locationsText.buyFrom.es, locationsText.openMap.es]);
});

test('nothing is sold from where one only gets off', () => {
  expect(linksOf({ ...SAYULITA, drop_off_only: true })).toEqual(['Sayulita', locationsText.openMap.es]);
});
