import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { schedulesText } from '#text/pages/schedules.ts';
import { RunLine } from '#web/booking/run-line.tsx';
import type { SoldRun } from '#web/booking/sale-of.ts';

const RUN: SoldRun = {
  departs_at: '2026-11-27T06:15:00-06:00',
  arrives_at: '2026-11-27T11:57:00-06:00',
  duration_minutes: 342,
  stops_between: 0,
  service: { es: 'Primera', en: 'Primera' },
  adult_fare: 65_000,
  cancelled: false,
  sale: 'online',
};

const shown = (run: SoldRun, lang: 'es' | 'en') =>
  renderToStaticMarkup(createElement(RunLine, { run, href: '/buy', lang }));

test.each(['es', 'en'] as const)('a cancelled run says so, and has neither a price nor a way to buy, in %s', (lang) => {
  const cancelled = shown({ ...RUN, cancelled: true, sale: 'cancelled' }, lang);
  expect(cancelled).toContain(schedulesText.cancelled[lang]);
  expect(cancelled).toContain('data-off="cancelled"');
  expect(cancelled).not.toMatch(/650|\/buy/);
  expect(shown(RUN, lang)).toMatch(/650.*\/buy/);
});
