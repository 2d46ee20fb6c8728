import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JointList } from './joint-list.tsx';
import type { SeveralData } from './several-data.ts';

const PAID = { payment_id: 'p1', amount: 96_000, method: 'credit', paid_at: '2026-11-24T10:00:00-06:00' };
const PACK = { ...PAID, concept: 'other', description: 'Paquete de 1,000 puntos', folios: [] };
const TICKET = { ...PAID, payment_id: 'p2', concept: 'trip', description: null, folios: ['FP66T1AKXH-01'] };
const RESERVATIONS = [
  { code: 'PACK', journey: null, payments: [PACK] },
  { code: 'TRIP', journey: { origin: 'Guadalajara', destination: 'Sayulita', date: null }, payments: [TICKET] },
];

test('a checkbox names what it is for, once', () => {
  const data = { view: { reservations: RESERVATIONS }, chosen: [], errors: [] } as unknown as SeveralData;
  const html = renderToStaticMarkup(createElement(JointList, { data, lang: 'es' }));
  expect([...html.matchAll(/visually-hidden">([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Facturar: PACK, Paquete de 1,000 puntos',
    'Facturar: TRIP, Boletos, Guadalajara a Sayulita, FP66T1AKXH-01',
  ]);
});

test('the words of an invoice are in Spanish, and a page in English says so', () => {
  const data = { view: { reservations: RESERVATIONS }, chosen: [], errors: [] } as unknown as SeveralData;
  const html = renderToStaticMarkup(createElement(JointList, { data, lang: 'en' }));
  expect([...html.matchAll(/<strong.*?<\/strong>/g)].map(([words]) => words)).toEqual([
    '<strong lang="es-MX">Paquete de 1,000 puntos</strong>',
    '<strong>Guadalajara to Sayulita</strong>',
  ]);
});
