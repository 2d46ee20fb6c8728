import { compare, type Decimal, decimal, isSame } from '../decimal.ts';

/** Direction of a tax: charged, or withheld. */
export type Way = 'transfer' | 'withholding';

/** c_TasaOCuota: exact rates, or a range up to a maximum. */
interface Rates {
  readonly tax: string;
  readonly factor: string;
  readonly ways: readonly Way[];
  readonly fixed?: readonly string[];
  readonly upTo?: string;
}

const BOTH: readonly Way[] = ['transfer', 'withholding'];
const [INCOME, VAT, EXCISE] = ['001', '002', '003'];

const RATES: readonly Rates[] = [
  { tax: VAT!, factor: 'Tasa', ways: ['transfer'], fixed: ['0', '0.16', '0.08'] },
  { tax: VAT!, factor: 'Tasa', ways: ['withholding'], upTo: '0.16' },
  {
    tax: EXCISE!,
    factor: 'Tasa',
    ways: BOTH,
    fixed: ['0.265', '0.3', '0.53', '0.5', '1.6', '0.304', '0.25', '0.09', '0.08', '0.07', '0.06'],
  },
  { tax: EXCISE!, factor: 'Tasa', ways: ['transfer'], fixed: ['0.03', '0'] },
  { tax: EXCISE!, factor: 'Cuota', ways: BOTH, upTo: '72.1605' },
  { tax: INCOME!, factor: 'Tasa', ways: ['withholding'], upTo: '0.35' },
];

export interface Rate {
  readonly tax: string;
  readonly factor: string;
  readonly value: Decimal;
}

export const isRate = ({ tax, factor, value }: Rate, way: Way): boolean =>
  RATES.some(
    (rates) =>
      rates.tax === tax &&
      rates.factor === factor &&
      rates.ways.includes(way) &&
      (rates.fixed?.some((fixed) => isSame(decimal(fixed), value)) ?? compare(value, decimal(rates.upTo!)) <= 0n),
  );
