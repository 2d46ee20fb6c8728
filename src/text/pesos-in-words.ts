import { type Centavos, decimalString } from '#kernel/money.ts';

const ONES = [
  '',
  'UN',
  'DOS',
  'TRES',
  'CUATRO',
  'CINCO',
  'SEIS',
  'SIETE',
  'OCHO',
  'NUEVE',
  'DIEZ',
  'ONCE',
  'DOCE',
  'TRECE',
  'CATORCE',
  'QUINCE',
  'DIECISÉIS',
  'DIECISIETE',
  'DIECIOCHO',
  'DIECINUEVE',
  'VEINTE',
  'VEINTIÚN',
  'VEINTIDÓS',
  'VEINTITRÉS',
  'VEINTICUATRO',
  'VEINTICINCO',
  'VEINTISÉIS',
  'VEINTISIETE',
  'VEINTIOCHO',
  'VEINTINUEVE',
];
const TENS = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'];
const HUNDREDS = [
  '',
  'CIENTO',
  'DOSCIENTOS',
  'TRESCIENTOS',
  'CUATROCIENTOS',
  'QUINIENTOS',
  'SEISCIENTOS',
  'SETECIENTOS',
  'OCHOCIENTOS',
  'NOVECIENTOS',
];
const MILLION = 1_000_000;

/** `MIL CINCUENTA PESOS 00/100 M.N.`: an amount as written on Mexican invoices, always in Spanish. */
export function pesosInWords(amount: Centavos): string {
  const [pesos = '', cents = ''] = decimalString(amount).split('.');
  const count = Number(pesos);
  const noun = count === 1 ? 'PESO' : isOfMillions(count) ? 'DE PESOS' : 'PESOS';
  return `${inWords(count)} ${noun} ${cents}/100 M.N.`;
}

/** An integer before a masculine noun: `VEINTIÚN`, `CIENTO UN MIL`. */
function inWords(count: number): string {
  if (count === 0) return 'CERO';
  const millions = Math.floor(count / MILLION);
  const rest = count % MILLION;
  const big = millions === 0 ? [] : [millions === 1 ? 'UN MILLÓN' : `${belowMillion(millions)} MILLONES`];
  return [...big, ...(rest === 0 ? [] : [belowMillion(rest)])].join(' ');
}

function belowMillion(count: number): string {
  const thousands = Math.floor(count / 1000);
  const rest = count % 1000;
  const big = thousands === 0 ? [] : [thousands === 1 ? 'MIL' : `${belowThousand(thousands)} MIL`];
  return [...big, ...(rest === 0 ? [] : [belowThousand(rest)])].join(' ');
}

function belowThousand(count: number): string {
  if (count === 100) return 'CIEN';
  const hundreds = HUNDREDS[Math.floor(count / 100)]!;
  const rest = belowHundred(count % 100);
  return [hundreds, rest].filter(Boolean).join(' ');
}

function belowHundred(count: number): string {
  if (count < ONES.length) return ONES[count]!;
  const tens = TENS[Math.floor(count / 10)]!;
  return count % 10 === 0 ? tens : `${tens} Y ${ONES[count % 10]}`;
}

/** `UN MILLÓN DE PESOS`, but `UN MILLÓN UN PESOS`. */
const isOfMillions = (count: number): boolean => count > 0 && count % MILLION === 0;
