import { behaviourOf, brandOf, type Card, passesLuhn } from './cards.ts';
import { BAD_CVV, BAD_EXPIRY, BAD_NUMBER, BAD_REQUEST, type Refusal } from './errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A card as it is typed, judged as the provider judges it. The number is forgotten here. */
export function cardOf(body: unknown, now: Date): Card | Refusal {
  if (typeof body !== 'object' || body === null) return BAD_REQUEST;
  const { card_number: number, holder_name: holder, cvv2, ...dates } = body as Fields;
  const digits = String(number ?? '').replace(/[ -]/g, '');
  if (typeof holder !== 'string' || holder.trim() === '') return BAD_REQUEST;
  if (!passesLuhn(digits)) return BAD_NUMBER;
  const month = String(dates['expiration_month'] ?? '').padStart(2, '0');
  const year = String(dates['expiration_year'] ?? '').slice(-2);
  if (!isAhead(month, year, now)) return BAD_EXPIRY;
  const length = brandOf(digits) === 'american_express' ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test(String(cvv2 ?? ''))) return BAD_CVV;
  return {
    brand: brandOf(digits),
    type: digits.startsWith('5') ? 'debit' : 'credit',
    masked: `${digits.slice(0, 6)}XXXXXX${digits.slice(-4)}`,
    holder,
    expiration: { month, year },
    behaviour: behaviourOf(digits),
  };
}

/** Good until the last day of its month. */
function isAhead(month: string, year: string, now: Date): boolean {
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^\d{2}$/.test(year)) return false;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}

/** A card as the provider shows it. */
export const cardView = ({ brand, type, masked, holder, expiration }: Card) => ({
  type,
  brand,
  card_number: masked,
  holder_name: holder,
  expiration_year: expiration.year,
  expiration_month: expiration.month,
  allows_charges: true,
  allows_payouts: false,
});
