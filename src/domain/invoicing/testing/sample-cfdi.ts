import type { Cfdi, SoldLine } from '#domain/invoicing/cfdi.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** A ticket of 699.00, with characters that XML must escape. */
export const SAMPLE_LINE: SoldLine = {
  id: 'ABC123-1',
  description: 'Boleto de autobús Guadalajara – "Puerto" <Vallarta> & costa',
  product: '78111802',
  unit: { key: 'E54', name: 'Viaje' },
  gross: centavos(60_259),
  discount: centavos(0),
  net: centavos(60_259),
  vat: centavos(9_641),
  vatRate: 16,
};

/** One such ticket between two companies of the SAT's test register, in the last second of November in Mexico City. */
export const SAMPLE_CFDI: Cfdi = {
  type: 'I',
  series: 'F',
  folio: '17',
  issuedAt: instant(Date.parse('2026-12-01T05:59:59Z')),
  issuer: { rfc: 'OÑO120726RX3', name: 'ORGANICOS ÑAVEZ OSORIO', regime: '601', postalCode: '44940' },
  receiver: { rfc: 'S&S051221SE2', name: 'S & S', postalCode: '86991', regime: '601', use: 'G03' },
  paymentForm: '04',
  lines: [SAMPLE_LINE],
};
