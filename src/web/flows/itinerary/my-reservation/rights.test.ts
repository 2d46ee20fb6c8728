import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { moneyBackText } from '#text/money-back.ts';
import type { EntitlementsView } from '#wire/money-back.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { Rights } from './rights.tsx';

const reservation = { code: '7K3M9QX2VD' } as ReservationView;
const NONE = { delayed: [], otherwise: [], given: [] } as unknown as EntitlementsView;

const drawn = (rights: EntitlementsView | null) =>
  renderToStaticMarkup(createElement(Rights, { rights, reservation, lang: 'es' }));

test('what a delay entitles to is not taken for nothing while it is unread: the page can be opened again', () => {
  expect(drawn(NONE)).toBe('');
  const text = drawn(null);
  expect(text).toContain(moneyBackText.unread.es);
  expect(text).toMatch(/href="[^"]*7K3M9QX2VD"/);
});
