import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tourText } from '#text/tours/pages.ts';
import { TourPlaces } from './places.tsx';

const SLOT = {
  slot: 's',
  name: 'agave',
  starts_at: '2026-12-11T09:00:00-06:00',
  ends_at: '2026-12-11T16:00:00-06:00',
  state: 'open',
  left: 20,
  price: 158_000,
  child_price: 90_000,
};

/** As the supplier tells it to a party of this size. */
const FULL_DAY = { date: '2026-12-11', state: 'full', price: 158_000, left: 0 };

const drawn = (party: object, change: object = {}) => {
  const tour = { party: { min: 2, max: 6 }, child_price: 90_000, ...change };
  const data = {
    kind: 'found',
    date: '2026-12-11',
    slots: [SLOT],
    isReached: true,
    days: [FULL_DAY],
    later: null,
    earlier: null,
    from: '',
    tour,
    party,
  };
  return renderToStaticMarkup(createElement(TourPlaces, { data, lang: 'es' } as never));
};

test.each([
  ['as many as may come', { adults: 2, children: 4 }, {}],
  ['adults alone', { adults: 2, children: 0 }, { child_price: null }],
])('a start is offered to %s', (_, party, change) => {
  const page = drawn(party, change);
  expect(page).toContain('slot=s');
  expect(page).toContain(tourText.detail.full.es);
});

test.each([
  ['too few', { adults: 1, children: 0 }, {}],
  ['too many', { adults: 7, children: 0 }, {}],
  ['children alone', { adults: 0, children: 2 }, {}],
  ['children where none take part', { adults: 2, children: 1 }, { child_price: null }],
])('none is offered to %s, with the reason', (_, party, change) => {
  const page = drawn(party, change);
  expect(page).not.toContain('slot=s');
  expect(page).toContain('De 2 a 6 personas');
  expect(page).not.toContain(tourText.detail.full.es);
});
