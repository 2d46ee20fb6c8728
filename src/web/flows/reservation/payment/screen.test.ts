import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { paymentStep } from '#text/payment-step.ts';
import type { Site } from '#web/page.ts';
import type { PaymentData, ShownPayment } from '#web/payment/payment-data.ts';
import { StepFooter } from './step-footer.tsx';
import { Screen } from './screen.tsx';
import { StepHeader } from './step-header.tsx';

afterEach(() => vi.restoreAllMocks());

const SITE: Site = {
  lang: 'es',
  path: '/reservacion/pago',
  formToken: 'token',
  brand: { name: '', legalName: '', email: '', phone: { shown: '', dial: '' } },
  version: null,
  testMode: false,
};

const DATA: ShownPayment = {
  reservation: {
    code: 'PCG1DAGCD5',
    round: false,
    payment: 'process',
    process_payment: false,
    expired: false,
    expires_at: null,
    extensions_left: 0,
    server_now: '2026-11-27T15:00:00.000Z',
    change: null,
    adding: null,
    refund: null,
    origin: { id: 'TLQ' },
    destination: { id: 'SAY' },
    departure: { date: null },
    return: { date: null },
    passengers: [{ type: 'adult' }],
    summary: { departure: 65_000, complete: true, total: 65_000 },
  },
  ways: [{ kind: 'card', method: 'credit', name: 'Tarjeta', hint: '', action: 'Pagar', isShort: false }],
  total: 65_000,
  isWithdrawn: false,
  isOvertaken: false,
  cardFrame: '/card-frame',
  walletFrame: null,
  waiting: null,
  isCancelled: false,
  payLink: null,
  key: 'key-of-an-attempt',
  chosen: undefined,
  errors: [],
};

test('the form sends the key of its attempt, and drawing it says nothing on the console', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = () => Promise.reject(new Error('a call while drawing'));
  const html = renderToStaticMarkup(createElement(Screen, { data: DATA, site: SITE, call }));
  expect(html).toContain('value="key-of-an-attempt"');
  expect(said.mock.calls).toEqual([]);
});

test.each([
  [null, /asientos/],
  [{ code: 'PCG1DAGCD6', lines: [], on_board: true }, /^(?!.*asientos)/s],
])('a declined payment speaks of seats where seats are held: %o', (adding, words) => {
  const call = () => Promise.reject(new Error('a call while drawing'));
  const reservation = { ...DATA.reservation, adding, payment: 'decline' as const };
  const html = renderToStaticMarkup(createElement(Screen, { data: { ...DATA, reservation }, site: SITE, call }));
  expect(html).toContain('Tu banco no autorizó el pago');
  expect(html).toMatch(words);
});

test.each([
  [null, /asientos siguen apartados/],
  [{ code: 'PCG1DAGCD6', lines: [], on_board: true }, /^(?!.*asientos)/s],
])('so does a payment that is under way: %o', (adding, words) => {
  const call = () => Promise.reject(new Error('a call while drawing'));
  const reservation = { ...DATA.reservation, adding, process_payment: true };
  const waiting = { method: 'paypal', url: 'https://paypal.example' } as const;
  const shown = (data: Partial<ShownPayment>) =>
    renderToStaticMarkup(createElement(Screen, { data: { ...DATA, reservation, ...data }, site: SITE, call }));
  expect(shown({ waiting, isCancelled: true })).toContain('Cancelaste el pago');
  for (const data of [{ waiting, isCancelled: true }, { waiting }, {}]) expect(shown(data)).toMatch(words);
});

test('of a cancelled run there is nothing to pay, and another to choose', () => {
  const call = () => Promise.reject(new Error('a call while drawing'));
  const shown = (data: Partial<ShownPayment>) =>
    renderToStaticMarkup(createElement(Screen, { data: { ...DATA, ...data }, site: SITE, call }));
  const withdrawn = shown({ isWithdrawn: true, ways: [], errors: [{ field: undefined, text: 'Cancelada.' }] });
  expect(withdrawn).toContain('href="/reservacion/horarios?code=PCG1DAGCD5"');
  const change = { code: 'PCG1DAGCD6', direction: 'departure', was_open: false } as const;
  const changing = shown({ isWithdrawn: true, ways: [], reservation: { ...DATA.reservation, change } });
  expect(changing).toContain('href="/mi-reservacion/mi-reservacion?code=PCG1DAGCD6"');
  expect(changing).toContain(paymentStep.otherRun.es);
  const overtaken = { isWithdrawn: true, isOvertaken: true, ways: [], reservation: { ...DATA.reservation, change } };
  expect(shown(overtaken)).toContain('href="/mi-reservacion/mi-reservacion?code=PCG1DAGCD6"');
  expect(shown(overtaken)).toContain(paymentStep.toReservation.es);
  const adding = { code: 'PCG1DAGCD7', lines: [], on_board: false };
  const added = shown({ isWithdrawn: true, ways: [], reservation: { ...DATA.reservation, adding } });
  expect(added).toContain('href="/mi-reservacion/mi-reservacion?code=PCG1DAGCD7"');
  expect(added).toContain(paymentStep.toReservation.es);
  expect(added).not.toContain(paymentStep.otherRun.es);
  expect(withdrawn).toContain('Cancelada.');
  expect(withdrawn).not.toContain(paymentStep.noWay.es);
  // Nothing is counted down, and nothing about paying follows.
  const reservation = { ...DATA.reservation, expires_at: '2026-11-27T15:10:00.000Z' };
  expect(shown({ reservation })).toContain('role="timer"');
  expect(shown({ reservation, isWithdrawn: true, ways: [] })).not.toContain('role="timer"');
  const data = { ...DATA, reservation, isWithdrawn: true } as unknown as PaymentData;
  expect(renderToStaticMarkup(createElement(StepFooter, { data, site: SITE }))).toBe('');
  expect(shown({ ways: [] })).toContain(paymentStep.noWay.es);
});

test.each([
  ['es', null, false, /referencia venció.*asientos volvieron a la venta/s],
  ['en', null, false, /reference has expired.*seats went back on sale/s],
  ['es', 'added', false, /Ya no pagues esa referencia.*lo agregamos si aún se puede/s],
  ['en', 'added', false, /Do not pay that reference.*added if it still can be/s],
  ['es', 'added', true, /Ya no pagues esa referencia.*se canceló.*te devolvemos todo/s],
  ['en', 'added', true, /Do not pay that reference.*was cancelled.*all of your money back/s],
  ['es', 'changed', false, /Ya no pagues esa referencia.*cambio no se hizo.*lo hacemos si aún se puede/s],
  ['en', 'changed', false, /Do not pay that reference.*change was not made.*made if it still can be/s],
  ['es', 'changed', true, /Ya no pagues esa referencia.*cambió de otra forma.*te devolvemos todo/s],
  ['en', 'changed', true, /Do not pay that reference.*changed in another way.*all of your money back/s],
] as const)(
  'of a reference that ended it says what is true, in %s: %s, withdrawn %s',
  (lang, kind, isWithdrawn, words) => {
    const adding = kind === 'added' ? { code: 'PCG1DAGCD7', lines: [], on_board: false } : null;
    const change = kind === 'changed' ? { code: 'PCG1DAGCD6', direction: 'return', was_open: false } : null;
    const reservation = { ...DATA.reservation, adding, change, expired: true, method: 'oxxo', reseated: null };
    const data = { ...DATA, reservation, isWithdrawn, isOvertaken: isWithdrawn } as unknown as PaymentData;
    const html = renderToStaticMarkup(createElement(StepHeader, { data, site: { ...SITE, lang } }));
    expect(html).toMatch(words);
    if (kind) expect(html).not.toMatch(/asientos|seats/);
  },
);
