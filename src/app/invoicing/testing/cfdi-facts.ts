import type { CfdiFacts, CfdiLine, CfdiTax } from '#app/invoicing/cfdi-facts.ts';

const SEAL = `${'DD56tIQTfjQjR8ji/kYMKVrfNU4+wm38'.repeat(11).slice(0, 335)}m4sRLxLw==`.slice(-344);
const SAT_SEAL = `${'jOZDVwN/AgmGO1bAlc1lW9wdyHoI0CMc'.repeat(11).slice(0, 336)}HYJ7WUg=`;

const vat = (base: string, amount: string): CfdiTax => ({
  withheld: false,
  tax: '002',
  factor: 'Tasa',
  rate: '0.160000',
  base,
  amount,
});

/** A ticket of 699.00, and one of a student for half of it. */
const FULL: CfdiLine = {
  product: '78111802',
  id: 'A7K3M9QX2',
  quantity: '1',
  unitKey: 'E54',
  unit: 'Viaje',
  description: 'Boleto de autobús Guadalajara - Puerto Vallarta, 05/12/2026 8:00 a.m., asiento 12, adulto',
  unitPrice: '602.59',
  amount: '602.59',
  discount: undefined,
  taxObject: '02',
  taxes: [vat('602.59', '96.41')],
};

const HALF: CfdiLine = {
  ...FULL,
  id: 'A7K3M9QX3',
  description: 'Boleto de autobús Guadalajara - Puerto Vallarta, 05/12/2026 8:00 a.m., asiento 13, estudiante',
  discount: '301.30',
  taxes: [vat('301.29', '48.21')],
};

const pesos = (centavos: number): string => (centavos / 100).toFixed(2);

/** So many tickets, full and half in turns. */
export function ticketLines(count: number): Pick<CfdiFacts, 'lines' | 'taxes' | 'subtotal' | 'discount' | 'total'> {
  const lines = Array.from(
    { length: count },
    (_, i): CfdiLine => ({ ...(i % 2 ? HALF : FULL), id: `A7K3M9Q${10 + i}` }),
  );
  const halves = Math.floor(count / 2);
  const subtotal = 60_259 * count;
  const discount = 30_130 * halves;
  const tax = 9641 * (count - halves) + 4821 * halves;
  return {
    lines,
    subtotal: pesos(subtotal),
    discount: discount > 0 ? pesos(discount) : undefined,
    taxes: [vat(pesos(subtotal - discount), pesos(tax))],
    total: pesos(subtotal - discount + tax),
  };
}

/** A stamped CFDI as it is read: two tickets for a company. */
export const cfdiFacts = (change: Partial<CfdiFacts> = {}): CfdiFacts => ({
  type: 'I',
  series: 'F',
  folio: '1001',
  issuedAt: '2026-11-20T10:11:12',
  postalCode: '44940',
  export: '01',
  currency: 'MXN',
  paymentForm: '04',
  paymentMethod: 'PUE',
  seal: SEAL,
  certificate: '30001000000500003416',
  global: undefined,
  related: [],
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
  stamp: {
    version: '1.1',
    uuid: '5768E1EA-6FDC-4B6C-9460-FB2462260A6E',
    stampedAt: '2026-11-20T10:20:00',
    pacRfc: 'SPR190613I52',
    legend: undefined,
    seal: SEAL,
    certificate: '30001000000599999999',
    satSeal: SAT_SEAL,
  },
  ...change,
});
