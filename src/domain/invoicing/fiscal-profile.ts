import { emailFaults, phoneFaults } from '#domain/orders/contact-rules.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import { isForeignCountry, isTaxIdOf, tidyTaxId } from '#domain/invoicing/countries.ts';
import { fiscalName, MAX_FISCAL_NAME_LENGTH, withoutCompanyKind } from '#domain/invoicing/fiscal-name.ts';
import { FOREIGNER_RFC, isGenericRfc, parseRfc, type Rfc } from '#domain/invoicing/rfc.ts';
import {
  isRegime,
  isRegimeOf,
  isUseOf,
  NO_OBLIGATIONS,
  NO_TAX_EFFECTS,
  usesOffered,
} from '#domain/invoicing/regimes.ts';
import { hasPrintedLettersOnly } from '#kernel/printed-letters.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The submitted invoice form (M97). */
export interface FiscalInput {
  readonly rfc: string;
  readonly name: string;
  readonly postalCode: string;
  readonly regime: string;
  readonly use: string;
  readonly email: string;
  readonly phone: string;
  /** Without a Mexican RFC: only name, country and the tax id there are used. */
  readonly foreigner: boolean;
  readonly country: string;
  readonly taxId: string;
}

/** Suspicious but possibly correct input: shown as a warning, never rejected. */
export type FiscalHint = 'rfc_check_digit' | 'name_with_kind_of_company';

export interface CheckedProfile {
  readonly profile: FiscalProfile;
  readonly email: string;
  readonly phone: string;
  readonly hints: readonly FiscalHint[];
}

/**
 * Checks an invoice receiver field by field, as far as possible without the SAT's register (T69, T70): whether the RFC
 * exists and matches the name and postal code is checked by the PAC. `issuedAt` is the postal code of the issuer.
 */
export function checkFiscalForm(input: FiscalInput, issuedAt: string): Result<CheckedProfile, Faults> {
  const reach = [...emailFaults(input.email, 'email', 'invoice'), ...phoneFaults(input.phone, 'phone', 'invoice')];
  const checked = input.foreigner ? checkForeigner(input, issuedAt) : checkMexican(input);
  const [first, ...others] = [...checked.faults, ...reach];
  if (first) return fail([first, ...others]);
  const { profile, hints } = checked;
  return ok({ profile, hints, email: input.email.trim(), phone: input.phone.trim() });
}

interface Checked {
  readonly faults: readonly Fault[];
  /** Meaningful only when there are no faults. */
  readonly profile: FiscalProfile;
  readonly hints: readonly FiscalHint[];
}

function checkMexican(input: FiscalInput): Checked {
  const rfc = parseRfc(input.rfc);
  const postalCode = input.postalCode.trim();
  const name = fiscalName(input.name);
  const { regime, use } = { regime: input.regime.trim(), use: input.use.trim().toUpperCase() };
  const faults = [
    ...rfcFaults(input.rfc, rfc),
    ...nameFaults(name),
    ...postalCodeFaults(postalCode),
    ...regimeFaults(regime, rfc),
    ...useFaults(use, regime),
  ];
  const hints: FiscalHint[] = [];
  if (rfc?.checks === false) hints.push('rfc_check_digit');
  if (rfc?.holder === 'company' && withoutCompanyKind(name) !== undefined) hints.push('name_with_kind_of_company');
  return { faults, hints, profile: { rfc: rfc?.text ?? '', name, postalCode, regime, use } };
}

/**
 * The generic RFC of foreigners determines the regime, the use and the issuer's postal code (CFDI40149, 40159, 40161).
 */
function checkForeigner(input: FiscalInput, issuedAt: string): Checked {
  const name = fiscalName(input.name);
  const country = input.country.trim().toUpperCase();
  const taxId = tidyTaxId(input.taxId, country);
  const faults = [
    ...nameFaults(name),
    ...(isForeignCountry(country) ? [] : [fault('residence_required', 'country')]),
    ...(taxId === '' ? [fault('tax_id_required', 'tax_id')] : []),
    ...(taxId !== '' && !isTaxIdOf(taxId, country) ? [fault('tax_id_invalid', 'tax_id')] : []),
  ];
  const fixed = { rfc: FOREIGNER_RFC, regime: NO_OBLIGATIONS, use: NO_TAX_EFFECTS, postalCode: issuedAt };
  return { faults, hints: [], profile: { ...fixed, name, residence: { country, taxId } } };
}

function rfcFaults(typed: string, rfc: Rfc | undefined): readonly Fault[] {
  if (typed.trim() === '') return [fault('rfc_required', 'rfc')];
  if (!rfc) return [fault('rfc_invalid', 'rfc')];
  return isGenericRfc(rfc) ? [fault('rfc_generic', 'rfc')] : [];
}

function nameFaults(name: string): readonly Fault[] {
  if (name === '') return [fault('fiscal_name_required', 'name')];
  const fits = name.length <= MAX_FISCAL_NAME_LENGTH && !NOT_IN_A_NAME.test(name) && hasPrintedLettersOnly(name);
  return fits ? [] : [fault('fiscal_name_invalid', 'name')];
}

/** The separator of the original string, and characters that XML cannot hold. */
const NOT_IN_A_NAME = /[|\p{Cc}\p{Cs}\p{Cn}]/u;

function postalCodeFaults(postalCode: string): readonly Fault[] {
  if (postalCode === '') return [fault('postal_code_required', 'cp')];
  return /^\d{5}$/.test(postalCode) ? [] : [fault('postal_code_invalid', 'cp')];
}

function regimeFaults(regime: string, rfc: Rfc | undefined): readonly Fault[] {
  if (regime === '') return [fault('regime_required', 'regimen_fiscal')];
  const fits = isRegime(regime) && (!rfc || isRegimeOf(regime, rfc.holder));
  return fits ? [] : [fault('unexpected_regimen', 'regimen_fiscal')];
}

/** For an invalid regime the use cannot be checked. */
function useFaults(use: string, regime: string): readonly Fault[] {
  if (use === '') return [fault('cfdi_use_required', 'uso_cfdi')];
  const fits = isRegime(regime) ? isUseOf(use, regime) : usesOffered(undefined).includes(use);
  return fits ? [] : [fault('use_not_of_regime', 'uso_cfdi')];
}
