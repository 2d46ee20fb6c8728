import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TourStarts } from './starts.tsx';

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

const drawn = (party: object, change: object = {}) => {
  const tour = { party: { min: 2, max: 6 }, child_price: 90_000, ...change };
  const data = { kind: 'found', date: '2026-12-11', slots: [SLOT], tour, party };
  return renderToStaticMarkup(createElement(TourStarts, { data, lang: 'es' } as never));
};

test.each([
  ['as many as may come', { adults: 2, children: 4 }, {}],
  ['adults alone', { adults: 2, children: 0 }, { child_price: null }],
])('a start is offered to %s', (_, party, change) => {
  expect(drawn(party, change)).toContain('slot=s');
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
});
