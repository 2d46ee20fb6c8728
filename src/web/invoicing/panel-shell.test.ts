import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PanelShell } from './panel-shell.tsx';

const INVOICE = {
  invoice_id: 'one',
  codes: ['ABC'],
  state: 'mailed',
  series: 'F',
  folio: '1',
  replaced_by: null,
  stamped_at: null,
  asked_at: '2026-11-22T10:00:00-06:00',
  total: 180_000,
  pdf_url: '/one.pdf',
  xml_url: '/one.xml',
  html_url: '/one.html',
  email: 'a@example.com',
  fault: null,
};

interface Drawn {
  readonly asked: typeof INVOICE | null;
  readonly isLeft: boolean;
  readonly isTrip?: boolean;
  readonly invoices?: readonly object[];
  readonly description?: string;
}

/** The page of an order, mostly a trip, with an invoice; `isLeft`: another payment can still be invoiced. */
function drawn({ asked, isLeft, isTrip = true, invoices = [INVOICE], description }: Drawn): string {
  const payment = {
    payment_id: 'p',
    concept: 'trip',
    description: description ?? null,
    folios: [],
    amount: 1,
    method: 'credit',
    check_in: isLeft,
  };
  const data = {
    view: {
      code: 'ABC',
      level: 'full',
      origin: isTrip ? { city: 'Guadalajara' } : null,
      destination: isTrip ? { city: 'Sayulita' } : null,
      invoices,
      partners: [],
      payments: [{ ...payment, paid_at: '2026-11-22T10:00:00-06:00', refusal: null, forwarding: false }],
      limit_invoicing_date: '2026-11-30T23:59:59-06:00',
      limit_passed: false,
      server_now: '2026-11-22T10:00:00-06:00',
    },
    asked,
    correcting: null,
    chosen: [],
    errors: [],
    isResent: false,
    here: '/here?code=ABC',
    back: null,
    place: 'step',
  };
  const props = { data, site: { lang: 'es', formToken: '' } } as unknown as Parameters<typeof PanelShell>[0];
  return renderToStaticMarkup(createElement(PanelShell, props));
}

test('the files of what was invoiced just now are offered once', () => {
  expect(drawn({ asked: INVOICE, isLeft: false }).match(/one\.pdf/g)).toHaveLength(1);
  expect(drawn({ asked: null, isLeft: false }).match(/one\.pdf/g)).toHaveLength(1);
});

test('until when it can be asked for is said as long as anything is left to ask for', () => {
  expect(drawn({ asked: null, isLeft: true })).toContain('Puedes pedirla hasta');
  expect(drawn({ asked: INVOICE, isLeft: false })).not.toContain('Puedes pedirla hasta');
});

test('that it was issued is said with its accent', () => {
  expect(drawn({ asked: INVOICE, isLeft: false })).toContain('con éxito');
});

test('an order without a trip is named as one, and leads back to its page', () => {
  const order = drawn({ asked: null, isLeft: true, isTrip: false });
  expect(order).toContain('Pedido ABC<');
  expect(order).toContain('href="/pedido?code=ABC"');
  expect(drawn({ asked: null, isLeft: true })).not.toContain('/pedido');
});

test('what was refused before the newest request is folded away', () => {
  const refused = (id: string) => ({ ...INVOICE, invoice_id: id, state: 'rejected', folio: id });
  const shown = (...invoices: object[]) =>
    drawn({ asked: null, isLeft: true, invoices }).replace(/<details.*?<\/details>/s, (fold) => {
      expect(fold).toContain('Solicitudes que no se emitieron: 2');
      return '';
    });
  expect(shown(refused('3'), refused('2'), refused('1')).match(/>Factura F \d/g)).toEqual(['>Factura F 3']);
  expect(shown(INVOICE, refused('2'), refused('4')).match(/>Factura F \d/g)).toEqual(['>Factura F 1']);
  expect(drawn({ asked: null, isLeft: true, invoices: [refused('1')] })).not.toContain('no se emitieron');
});

test('what the invoice says of a payment is in Spanish on every page', () => {
  const html = drawn({ asked: null, isLeft: true, description: 'Paquete de 1,000 puntos' });
  expect(html).toContain('<strong lang="es-MX">Paquete de 1,000 puntos</strong>');
  expect(drawn({ asked: null, isLeft: true })).not.toContain('lang="es-MX"');
});
