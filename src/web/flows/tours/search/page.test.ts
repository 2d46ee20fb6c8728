import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { errorMessage } from '#text/errors.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { tourText } from '#text/tours/pages.ts';
import type { Route } from '#wire/route.ts';
import { getTourProducts } from '#wire/tours.ts';

const now = instant(Date.UTC(2026, 10, 23));
const answers = new Map<Route, unknown>([[getTourProducts, { tours: [], places: [] }]]);
const SAID = errorMessage('tour_people_invalid').es;

const search = (query: string) => drawnPage(`/tours/buscar?${query}`, { now, call: answering(answers) });

test.each(['dos', '0', '-1', '2.5', '1000'])('%s people are asked for again, and stay as typed', async (people) => {
  const { html, text } = await search(`people=${people}`);
  expect(text).toContain(SAID);
  expect(html).toContain(`value="${people}"`);
  expect(text).not.toContain(tourText.search.none.es);
});

test('with a day that does not exist, both are said', async () => {
  const { text } = await search('people=dos&date=2026-02-30');
  expect(text).toContain(SAID);
  expect(text).toContain(errorMessage('date_impossible').es);
});

test.each(['', '2', '12'])('%j people are searched for', async (people) => {
  const { text } = await search(`people=${people}`);
  expect(text).not.toContain(SAID);
  expect(text).toContain(tourText.search.none.es);
});
