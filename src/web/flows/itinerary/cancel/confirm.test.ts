import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Confirm } from './confirm.tsx';

const OFFER = {
  lines: [{ folio: 'ABC-01' }, { folio: 'ABC-02' }],
  compensation: [],
  compensated: 0,
  amounts: { original: 90_000, credit: 180_000 },
  shares: [],
  valid_until: '2026-12-04T05:45:00-06:00',
};

function drawn(takes: readonly ('original' | 'credit')[]): string {
  const props = {
    data: { reservation: { code: 'ABC', origin: { city: 'Guadalajara' } }, passengers: [1], directions: [] },
    proposal: { offer: OFFER, takes, key: 'key' },
    site: { lang: 'es', formToken: '' },
  };
  return renderToStaticMarkup(createElement(Confirm, props as unknown as Parameters<typeof Confirm>[0]));
}

test('where there is one way to get it back nothing is chosen: it is said, and sent', () => {
  const form = drawn(['credit']);
  expect(form).not.toContain('type="radio"');
  expect(form).toContain('name="take" value="credit"');
  expect(form).toContain('1,800.00');
});

test('between two ways one is chosen', () => {
  expect(drawn(['original', 'credit']).match(/type="radio"/g)).toHaveLength(2);
});

test('the button that gives up tickets is not the main one of a page', () => {
  const [, look] = /<button class="([^"]*)"/.exec(drawn(['credit'])) ?? [];
  expect(look).toContain('danger');
  expect(look).not.toContain('main');
});

test('the button says how many tickets go and what comes back', () => {
  expect(drawn(['credit'])).toMatch(/Cancelar 2 boletos y recibir \$\s1,800.00 de saldo/);
  const both = drawn(['original', 'credit']);
  expect(both).toMatch(/data-take="original">Cancelar 2 boletos y recibir \$\s900.00</);
  expect(both).toMatch(/data-take="credit">Cancelar 2 boletos y recibir \$\s1,800.00 de saldo</);
});
