import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ScheduleView } from '#wire/shapes.ts';
import { RunRow } from './run-row.tsx';

const STOP = { id: 'TLQ', name: 'Nueva Central', city: 'Guadalajara', detail: null, lat: 20.6, lon: -103.3 };

const RUN = {
  schedule_id: 'run',
  schedule_detail_id: 'leg',
  departs_at: '2026-12-01T06:15:00-06:00',
  arrives_at: '2026-12-01T09:26:00-07:00',
  duration_minutes: 251,
  stops_between: 6,
  origin: STOP,
  destination: STOP,
  service: { id: 'primera', name: { es: 'Primera', en: 'First class' }, amenities: [] },
  free_seats: 0,
  price: 78_000,
  available: true,
} as unknown as ScheduleView;

const drawn = (run: Partial<ScheduleView>, more: { readonly isPriceSaidAbove?: boolean } = {}): string =>
  renderToStaticMarkup(
    createElement(RunRow, {
      run: { ...RUN, ...run },
      direction: 'departure',
      isChosen: false,
      passengers: ['adult'],
      lang: 'es',
      ...more,
    }),
  );

test.each([
  ['full', 'Sin lugar para tu grupo'],
  ['cancelled', 'Cancelada'],
  ['closed', 'Ya solo en taquilla'],
] as const)('a run that is %s is a line that says so, with nothing to press and no price', (reason, text) => {
  const html = drawn({ available: false, reason });
  expect(html).toContain(text);
  expect(html).toContain('6:15');
  expect(html).not.toMatch(/<article|<button|780/);
});

test('a ticket is named by its hours and its price, so that a list of them can be heard', () => {
  expect(drawn({})).toMatch(/<article[^>]*aria-label="Sale 6:15[^"]*, llega 9:26[^"]*, \$\s780.00"/);
});

test('a run that can be chosen is a ticket with its price', () => {
  expect(drawn({})).toMatch(/<article.*780.*<button/);
});

test('a line without seats at a rate says where there are some', () => {
  const elsewhere = { departs_at: '2026-12-01T08:15:00-06:00', saves: null } as ScheduleView['elsewhere'];
  expect(drawn({ available: false, reason: 'quota_student', elsewhere })).toContain('8:15');
});

test('what the list says of its prices is not said again beside each', () => {
  const other = { kind: 'lowest', direction: 'return', price: 78_000 } as const;
  expect(drawn({})).toContain('para 1 pasajero, con IVA');
  expect(drawn({}, { isPriceSaidAbove: true })).not.toMatch(/pasajero|IVA/);
  expect(drawn({ other_journey: other }, { isPriceSaidAbove: true })).toContain('<small>solo ida</small>');
});
