import { badSyntax, type Issue, missing, type Refusal, refusalFor } from './errors.ts';
import { fields } from './fields.ts';

/** An amount in hundredths of its currency. */
export interface Money {
  readonly currency: string;
  readonly hundredths: number;
}

/** Currencies with two decimals that are relevant in the site's country. */
const CURRENCIES = new Set(['MXN', 'USD', 'EUR', 'CAD', 'GBP']);
const NUMBER = /^-?(\d+|\d*\.\d+)$/;

const PARTS = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'] as const;
const DISCOUNTS = ['shipping_discount', 'discount'] as const;

/** Reads an amount; its breakdown has to add up. `field` is its path. */
export function readMoney(sent: unknown, field: string): Money | Refusal {
  const { currency_code: currency, value, breakdown } = fields(sent);
  if (currency === undefined) return missing(`${field}/currency_code`);
  if (value === undefined) return missing(`${field}/value`);
  if (typeof currency !== 'string' || typeof value !== 'string' || !NUMBER.test(value)) return badSyntax(field);
  const issue = issueOf(currency, value);
  if (issue) return refusalFor(issue);
  const money = { currency, hundredths: Math.round(Number(value) * 100) };
  return addsUp(money, breakdown) ? money : refusalFor('AMOUNT_MISMATCH');
}

function issueOf(currency: string, value: string): Issue | undefined {
  if (!CURRENCIES.has(currency)) return 'INVALID_CURRENCY_CODE';
  if (Number(value) <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  return (value.split('.')[1] ?? '').length > 2 ? 'DECIMAL_PRECISION' : undefined;
}

function addsUp({ hundredths }: Money, breakdown: unknown): boolean {
  if (breakdown === undefined) return true;
  const part = (name: string) => Math.round(Number(fields(fields(breakdown)[name])['value'] ?? 0) * 100);
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + part(name), 0);
  return sum(PARTS) - sum(DISCOUNTS) === hundredths;
}

export const moneyView = ({ currency, hundredths }: Money) => ({
  currency_code: currency,
  value: (hundredths / 100).toFixed(2),
});
