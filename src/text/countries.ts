import { FOREIGN_COUNTRIES } from '#domain/invoicing/countries.ts';
import type { Lang } from '#text/lang.ts';

/** A country's key in the SAT's catalogue (c_Pais), and its name. */
export type NamedCountry = readonly [key: string, name: string];

/** The origin of nearly all foreign customers. */
const FREQUENT = ['USA', 'CAN'];

/** All foreign countries with their name in a language (Unicode CLDR): frequent ones first, then alphabetically. */
export const countries: Readonly<Record<Lang, readonly NamedCountry[]>> = {
  es: namedIn('es-MX'),
  en: namedIn('en'),
};

function namedIn(locale: string): readonly NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(locale);
  const named = [...FOREIGN_COUNTRIES].map(([key, code]): NamedCountry => [key, names.of(code) ?? key]);
  const isFrequent = ([key]: NamedCountry): boolean => FREQUENT.includes(key);
  return [
    ...FREQUENT.flatMap((wanted) => named.filter(([key]) => key === wanted)),
    ...named.filter((one) => !isFrequent(one)).toSorted(([, one], [, other]) => compare(one, other)),
  ];
}
