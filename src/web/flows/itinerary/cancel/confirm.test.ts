import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Confirm } from './confirm.tsx';

const OFFER = {
  lines: [{ folio: 'ABC-01' }, { folio: 'ABC-02' }],
  compensation: [],
  compensated: 0,
  amounts: { original: 90_000, credit: 180_000 },
  shares: [],
  valid_until: '2026-12-04T05:45:00-06:00',
};

function drawn(takes: readonly ('original' | 'credit')[], { shares = [] as object[], lang = 'es' } = {}): string {
  const props = {
    data: { reservation: { code: 'ABC', origin: { city: 'Guadalajara' } }, passengers: [1], directions: [] },
    proposal: { offer: { ...OFFER, shares }, takes, key: 'key' },
    site: { lang, formToken: '' },
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

test.each([
  ['es', /1,800\.00 de saldo a favor, por 12 meses; además, \$\s120\.00 a los puntos o al saldo con que pagaste</],
  ['en', /1,800\.00\sMXN of credit, for 12 months; also, \$\s120\.00\sMXN to the points or the credit you paid with</],
])('what goes back to points is said besides the credit, in %s', (lang, said) => {
  const shares = [{ from: 'account', amount: 12_000, by_link: false }];
  expect(drawn(['credit'], { lang, shares })).toMatch(said);
});

describe.each([
  [
    'es',
    /<strong>\$\s900.00 a quien pagó con el enlace de pago, por donde pagó</,
    /Cancelar 2 boletos y devolver \$\s900.00</,
  ],
  [
    'en',
    /<strong>\$\s900.00\sMXN to whoever paid with the payment link, the way they paid</,
    /Cancel 2 tickets and refund \$\s900.00\sMXN</,
  ],
])('before cancelling in %s', (lang, toWhom, button) => {
  const YOURS = /pagaste|Cómo lo recibes|y recibir|you paid|How you get it|and get/;

  test('the owner is told that the money goes to whoever paid with the link', () => {
    const form = drawn(['original'], { lang, shares: [{ from: 'provider', amount: 90_000, by_link: true }] });
    expect(form).toMatch(toWhom);
    expect(form).toMatch(button);
    expect(form).not.toMatch(YOURS);
  });

  test('and that it cannot be credit instead', () => {
    const NOT_AS_CREDIT = /no se puede tomar como saldo|cannot be taken as credit/;
    const shares = [{ from: 'provider', amount: 90_000, by_link: true }];
    expect(drawn(['original'], { lang, shares })).toMatch(NOT_AS_CREDIT);
    expect(drawn(['original'], { lang, shares: [{ ...shares[0], by_link: false }] })).not.toMatch(NOT_AS_CREDIT);
  });

  test('or only for what the owner paid', () => {
    const shares = [
      { from: 'provider', amount: 80_000, by_link: false },
      { from: 'provider', amount: 10_000, by_link: true },
    ];
    const form = drawn(['original', 'credit'], { lang, shares });
    expect(form).toMatch(
      /por lo que pagaste tú; además, \$\s100\.00 a quien pagó|for what you paid; also, \$\s100\.00\sMXN to whoever paid/,
    );
  });

  test('and that it is their own where they paid', () => {
    const form = drawn(['original'], { lang, shares: [{ from: 'provider', amount: 90_000, by_link: false }] });
    expect(form).toMatch(YOURS);
    expect(form).not.toMatch(/a quien pagó|whoever/);
  });

  test('and each part where both paid', () => {
    const shares = [
      { from: 'provider', amount: 80_000, by_link: false },
      { from: 'cash', amount: 10_000, by_link: true },
    ];
    const form = drawn(['original'], { lang, shares });
    expect(form).toMatch(
      /800\.00(?:\sMXN)? (a la tarjeta o la cuenta con que pagaste|to the card or account you paid with)/,
    );
    expect(form).toMatch(/100\.00(?:\sMXN)? (en depósito a quien pagó|by bank transfer to whoever paid)/);
  });
});
