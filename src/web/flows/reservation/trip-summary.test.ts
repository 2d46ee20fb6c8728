import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TripSummary } from './trip-summary.tsx';

const JOURNEY = { schedule: null, open: false };
const TICKET = { passenger: 1, direction: 'departure', total: 60_000, vat_rate: 16, steps: [] };
const VOUCHER = { reference: '93001234567890123456' };

function said(change: { readonly summary?: object; readonly voucher?: object; readonly round?: boolean }): string {
  const { summary, ...others } = change;
  const reservation = {
    code: '7K3M9QX2VD',
    round: false,
    origin: { city: 'Guadalajara' },
    destination: { city: 'Sayulita' },
    departure: JOURNEY,
    return: JOURNEY,
    passengers: [{ position: 1, type: 'adult', first_name: '', last_name: '', baggage: null }],
    additionals: { lines: [] },
    buses: null,
    adding: null,
    voucher: null,
    ...others,
    summary: {
      complete: true,
      departure: 60_000,
      total: 60_000,
      net: 51_724,
      vat: 8_276,
      discount: 0,
      tickets: [TICKET],
      already_paid: null,
      ...summary,
    },
  };
  return renderToStaticMarkup(createElement(TripSummary, { reservation, lang: 'es' } as never));
}

test('once everything has a price it is the total, and nothing else is charged', () => {
  expect(said({})).toMatch(/>Total .*con IVA; no cobramos nada más</);
});

test('beside a reference for a store nothing is said of other charges: the store may have its own', () => {
  const text = said({ voucher: VOUCHER });
  expect(text).toMatch(/>Total .*<small>con IVA</);
  expect(text).not.toContain('no cobramos');
});

test('while the return has no price nothing is a total, nor promised', () => {
  const text = said({ round: true, summary: { complete: false } });
  expect(text).toContain('falta elegir el regreso');
  expect(text).not.toMatch(/>Total |no cobramos/);
});
