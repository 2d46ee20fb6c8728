import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeadlineTable } from '#web/pages/counter/deadline-table.tsx';
import type { CounterView } from '#wire/counter.ts';

const PAY = '2026-12-01T12:00:00-06:00';
const RELEASE = '2026-12-01T18:00:00-06:00';
const EXCHANGE_BACK = '2026-12-03T08:00:00-07:00';

const viewUntil = (exchangeUntil: string) =>
  ({
    acts: [
      { act: 'take_cash', verdict: 'open', until: PAY },
      { act: 'convert', verdict: 'open', until: RELEASE },
      { act: 'exchange', verdict: 'open', until: exchangeUntil },
    ],
    reservation: {
      origin: { city: 'Guadalajara' },
      destination: { city: 'Sayulita' },
      deadlines: {
        departure: { pay_at_counter_until: PAY, released_at: RELEASE, exchange_until: PAY },
        return: { exchange_until: EXCHANGE_BACK },
      },
    },
  }) as unknown as CounterView;

const clocksIn = (exchangeUntil: string): readonly string[] => {
  const html = renderToStaticMarkup(createElement(DeadlineTable, { view: viewUntil(exchangeUntil), lang: 'es' }));
  return html.match(/hora de \w+/g) ?? [];
};

test('the clock of the deadlines is named once when it is the same for all', () => {
  expect(clocksIn(PAY)).toEqual(['hora de Guadalajara']);
});

test('each deadline names its clock when they differ', () => {
  expect(clocksIn(EXCHANGE_BACK)).toEqual(['hora de Guadalajara', 'hora de Sayulita', 'hora de Guadalajara']);
});
