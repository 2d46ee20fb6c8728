import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OpenOrder } from '#web/flows/order/open-order.tsx';

const way = { method: 'credit', kind: 'card', name: 'Card', hint: 'Any', isShort: false, short: undefined };
const data = {
  kind: 'good',
  order: { code: 'COSTA12345', total: 100, declined: false, standing: 'open' },
  ways: [way],
  cardFrame: null,
  walletFrame: null,
  bars: null,
  key: 'key-of-the-attempt',
  isCancelled: false,
  chosen: undefined,
  errors: [],
};

test('the form has the key of the attempt, and React nothing to warn of', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const props = { data, site: { lang: 'en', formToken: 'token' }, call: async () => undefined };
  const page = renderToStaticMarkup(createElement(OpenOrder, props as never));
  expect(page).toContain('<input type="hidden" name="key" value="key-of-the-attempt"/>');
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});
