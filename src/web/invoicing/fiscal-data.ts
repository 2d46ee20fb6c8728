import { ALL_REGIMES, usesOffered } from '#domain/invoicing/regimes.ts';
import { countries } from '#text/countries.ts';
import type { Lang } from '#text/lang.ts';
import { keyAndWord, satWords } from '#text/sat-words.ts';
import type { FiscalForm, FiscalProfileView } from '#wire/invoicing.ts';

/** A choice of a list: its key, and what is read. */
export type Option = readonly [key: string, label: string];

/** What the form of a receiver is drawn from. */
export interface FiscalData {
  readonly typed: FiscalForm;
  /** All there are; the form offers those that fit what was typed. */
  readonly regimes: readonly Option[];
  readonly uses: readonly Option[];
  readonly countries: readonly Option[];
  /** Kept by the signed-in traveller; null for anyone who is not. */
  readonly profiles: readonly FiscalProfileView[] | null;
}

/** The lists of the form, in the words of the SAT. */
export const fiscalData = (
  typed: FiscalForm,
  lang: Lang,
  profiles: readonly FiscalProfileView[] | null,
): FiscalData => ({
  typed,
  regimes: ALL_REGIMES.map((key) => [key, keyAndWord(satWords.regimes, key)]),
  uses: usesOffered(undefined).map((key) => [key, keyAndWord(satWords.uses, key)]),
  countries: countries[lang],
  profiles,
});
