import { ALL_REGIMES, usesOffered } from '#domain/invoicing/regimes.ts';
import { countries } from '#text/countries.ts';
import type { Lang } from '#text/lang.ts';
import { keyAndWord, satWords } from '#text/sat-words.ts';
import type { FiscalForm, FiscalProfileView } from '#wire/invoicing.ts';

/** An option of a select: its key and label. */
export type Option = readonly [key: string, label: string];

/** Data of the receiver form. */
export interface FiscalData {
  readonly typed: FiscalForm;
  /** All options; the form offers those that fit the input. */
  readonly regimes: readonly Option[];
  readonly uses: readonly Option[];
  readonly countries: readonly Option[];
  /** Saved by the signed-in traveller; null for others. */
  readonly profiles: readonly FiscalProfileView[] | null;
}

/** The options of the form, with the SAT's labels. */
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
