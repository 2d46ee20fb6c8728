import type { CfdiFacts, LineFacts, TaxFacts } from '#domain/invoicing/cfdi-facts.ts';
import type { StampedFacts } from '#domain/invoicing/verification-url.ts';
import { type Centavos, centavos, sum } from '#kernel/money.ts';

const SEAL = `${'DD56tIQTfjQjR8ji/kYMKVrfNU4+wm38'.repeat(11).slice(0, 336)}sRLxLw==`;
const SAT_SEAL = `${'jOZDVwN/AgmGO1bAlc1lW9wdyHoI0CMc'.repeat(11).slice(0, 336)}HYJ7WUg=`;
const UUID = '5768E1EA-6FDC-4B6C-9460-FB2462260A6E';

const vat = (base: Centavos, amount: Centavos): TaxFacts => ({
  tax: '002',
  factor: 'Tasa',
  rate: '0.160000',
  base,
  amount,
});

/** A ticket of 699.00, and a student's for half of it. */
const FULL: LineFacts = {
  product: '78111802',
  id: 'A7K3M9QX2',
  quantity: '1',
  unitKey: 'E54',
  unit: 'Viaje',
  description: 'Boleto de autobús Guadalajara - Puerto Vallarta, 05/12/2026 8:00 a.m., asiento 12, adulto',
  unitPrice: centavos(60_259),
  gross: centavos(60_259),
  discount: undefined,
  taxObject: '02',
  taxes: [vat(centavos(60_259), centavos(9641))],
};

const HALF: LineFacts = {
  ...FULL,
  description: 'Boleto de autobús Guadalajara - Puerto Vallarta, 05/12/2026 8:00 a.m., asiento 13, estudiante',
  discount: centavos(30_130),
  taxes: [vat(centavos(30_129), centavos(4821))],
};

/** This many tickets, alternating full and half price. */
export function ticketLines(
  count: number,
): Pick<CfdiFacts, 'lines' | 'taxes' | 'subtotal' | 'discount' | 'vat' | 'total'> {
  const lines = Array.from(
    { length: count },
    (_, i): LineFacts => ({ ...(i % 2 ? HALF : FULL), id: `A7K3M9Q${10 + i}` }),
  );
  const taxes = lines.flatMap((line) => line.taxes);
  const base = sum(taxes.map((tax) => tax.base));
  const tax = sum(taxes.map(({ amount }) => amount!));
  const discounts = lines.flatMap(({ discount }) => discount ?? []);
  return {
    lines,
    subtotal: sum(lines.map(({ gross }) => gross)),
    discount: discounts.length > 0 ? sum(discounts) : undefined,
    vat: tax,
    taxes: [vat(base, tax)],
    total: sum([base, tax]),
  };
}

/** A stamped CFDI as read: two tickets for a company. */
export const cfdiFacts = (change: Partial<StampedFacts> = {}): StampedFacts => ({
  version: '4.0',
  type: 'I',
  series: 'F',
  folio: '1001',
  issuedAt: '2026-11-20T10:11:12',
  placeOfIssue: '44940',
  export: '01',
  currency: 'MXN',
  paymentForm: '04',
  paymentMethod: 'PUE',
  seal: SEAL,
  certificateNumber: '30001000000500003416',
  certificate: 'MIIF',
  global: undefined,
  related: undefined,
  issuer: { rfc: 'EKU9003173C9', name: 'ESCUELA KEMPER URGATE', regime: '624' },
  receiver: {
    rfc: 'URE180429TM6',
    name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
    postalCode: '86991',
    regime: '601',
    use: 'G03',
    country: undefined,
    taxId: undefined,
  },
  ...ticketLines(2),
  originalString: '||4.0||',
  stamp: {
    uuid: UUID,
    stampedAt: '2026-11-20T10:20:00',
    pacRfc: 'SPR190613I52',
    legend: undefined,
    seal: SEAL,
    satCertificateNumber: '30001000000599999999',
    satSeal: SAT_SEAL,
    originalString: `||1.1|${UUID}|2026-11-20T10:20:00|SPR190613I52|${SEAL}|30001000000599999999||`,
  },
  ...change,
});
