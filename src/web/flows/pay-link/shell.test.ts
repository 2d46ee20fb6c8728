import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { payLinkText } from '#text/pay-link.ts';
import { PayLinkShell } from '#web/flows/pay-link/shell.tsx';
import type { PayLinkView } from '#wire/pay-link.ts';

const brand = { name: 'Line', phone: { shown: '33 1234 5678', dial: '+523312345678' } };

test.each(['forged', 'expired', 'unreachable'] as const)('from a link that is %s there are ways on', (why) => {
  const props = { data: { kind: 'bad', why }, site: { lang: 'es', brand } } as Parameters<typeof PayLinkShell>[0];
  const page = renderToStaticMarkup(createElement(PayLinkShell, props));
  expect(page).toContain('href="/"');
  expect(page).toContain('href="tel:+523312345678"');
});

const PLACE = { city: 'Guadalajara', name: 'Nueva Central' };
const PAYMENT: PayLinkView = {
  standing: 'open',
  withdrawn: null,
  declined: false,
  journeys: [
    { direction: 'departure', from: PLACE, to: { ...PLACE, city: 'Sayulita' }, departs_at: null, arrives_at: null },
  ],
  passengers: 1,
  total: 24_000,
  boarding: PLACE,
  methods: [],
  card: null,
  wallets: null,
  waiting: null,
  test_mode: false,
  voucher: null,
  reference: null,
  expires_at: null,
  server_now: '2026-11-28T12:00:00Z',
};

const VOUCHER = {
  voucher: {
    method: 'oxxo',
    reference: '93000412345678',
    barcode_url: null,
    amount: 24_000,
    pay_by: '2026-11-29T12:00:00-06:00',
  },
} as const;

const drawn = (payment: Partial<PayLinkView>, lang: Lang) => {
  const data = { kind: 'good', payment: { ...PAYMENT, ...payment }, ways: [], bars: '/bars' };
  const props = { data, site: { lang, brand } } as unknown as Parameters<typeof PayLinkShell>[0];
  return renderToStaticMarkup(createElement(PayLinkShell, props));
};

test.each([
  [
    'es',
    'Paga este viaje',
    'Paga lo que se agrega a un viaje',
    '2 × Maleta',
    /Boleto abierto|asientos|tener tu boleto/,
  ],
  ['en', 'Pay for this trip', 'Pay for what is added to a trip', '2 × Bag', /Open ticket|seats|have your ticket/],
] as const)(
  'what is added to a paid trip is not shown as a trip to be paid, in %s',
  (lang, trip, title, bag, ofTrip) => {
    const added = [{ name: { es: 'Maleta', en: 'Bag' }, quantity: 2 }];
    for (const standing of ['open', 'voucher', 'paid', 'over'] as const) {
      const page = drawn({ standing, follows: 'addition', added, ...(standing === 'voucher' && VOUCHER) }, lang);
      expect(page).toContain(bag);
      expect(page).not.toMatch(ofTrip);
      if (standing === 'open') expect(page).toContain(title);
    }
    expect(drawn({}, lang)).toContain(trip);
    expect(drawn({}, lang)).toMatch(ofTrip);
    expect(drawn({ follows: 'change' }, lang)).not.toContain(trip);
  },
);

test.each([
  [null, payLinkText.over],
  ['departure_cancelled', payLinkText.withdrawn.run],
  ['journey_cancelled', payLinkText.withdrawn.run],
  ['addition_ticket_unknown', payLinkText.withdrawn.ticket],
] as const)('over for %s, it says why', (withdrawn, text) => {
  const place = { city: 'Tepic', name: 'Tepic' };
  const payment = {
    standing: 'over',
    withdrawn,
    journeys: [],
    passengers: 1,
    total: 65_000,
    boarding: place,
    voucher: null,
  };
  for (const lang of ['es', 'en'] as const) {
    const props = { data: { kind: 'good', payment, bars: null, ways: [] }, site: { lang, brand } };
    const page = renderToStaticMarkup(
      createElement(PayLinkShell, props as unknown as Parameters<typeof PayLinkShell>[0]),
    );
    expect(page).toContain(text[lang]);
  }
});
