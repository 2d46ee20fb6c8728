import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startsDeskText } from '#text/pages/starts-desk.ts';
import type { Site } from '#web/page.ts';
import { Screen } from './screen.tsx';

const SITE = { lang: 'es', formToken: 'token' } as Site;
const NOTHING = { starts: [], chosen: null, why: '', returned: null };

test.each(['', 'mañana', '2026-12-04'])('while nobody answers, the day “%s” can be asked for again', (date) => {
  const errors = [{ field: undefined, text: 'Los tours no contestan.' }];
  const html = renderToStaticMarkup(createElement(Screen, { data: { ...NOTHING, date, errors }, site: SITE }));
  expect(html).toContain('Los tours no contestan.');
  expect(html).toContain(`value="${date}"`);
  expect(html).not.toContain(startsDeskText.none.es);
});

test.each([
  [2, startsDeskText.unfinished(2).es],
  [1, startsDeskText.unfinished(1).es],
  [0, undefined],
])('a cancelled start of which %d orders are still paid says so', (orders, said) => {
  const start = {
    slot: 'surf',
    name: 'surf',
    title: { es: 'Surf', en: 'Surf' },
    starts_at: '2026-12-04T09:00:00-06:00',
    people: orders,
    orders,
    cancelled: true,
  };
  const data = { ...NOTHING, starts: [start], date: '2026-12-04', errors: [] };
  const html = renderToStaticMarkup(createElement(Screen, { data, site: SITE }));
  expect(html).toContain(startsDeskText.cancelled.es);
  expect(html.includes('devolver')).toBe(said !== undefined);
  if (said) expect(html).toContain(said);
});
