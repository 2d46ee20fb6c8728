import { describe, expect, test } from 'vitest';
import { checkFiscalForm, type FiscalInput } from '#domain/invoicing/fiscal-profile.ts';

const ISSUED_AT = '44940';

const COMPANY: FiscalInput = {
  rfc: 'ure180429tm6',
  name: '  Universidad  Robótica\tEspañola ',
  postalCode: ' 86991 ',
  regime: '601',
  use: 'g03',
  email: ' facturas@example.org ',
  phone: '33 1234 5678',
  foreigner: false,
  country: '',
  taxId: '',
};
const PERSON = { ...COMPANY, rfc: 'CACX7605101P8', name: 'Xóchilt Casas Chávez', regime: '612' };
const FOREIGNER = {
  ...COMPANY,
  foreigner: true,
  name: 'Zoë Müller',
  country: 'usa',
  taxId: '12-3456789',
  phone: '+1 415 555 0100',
};

const check = (changed: Partial<FiscalInput>, of: FiscalInput = COMPANY) =>
  checkFiscalForm({ ...of, ...changed }, ISSUED_AT);
const faultsOf = (changed: Partial<FiscalInput>, of?: FiscalInput) => {
  const checked = check(changed, of);
  return checked.ok ? [] : checked.fault.map(({ code, field }) => `${code} at ${field}`);
};

test('a company is written as the SAT has it', () => {
  expect(check({})).toEqual({
    ok: true,
    value: {
      profile: {
        rfc: 'URE180429TM6',
        name: 'UNIVERSIDAD ROBÓTICA ESPAÑOLA',
        postalCode: '86991',
        regime: '601',
        use: 'G03',
      },
      email: 'facturas@example.org',
      phone: '33 1234 5678',
      hints: [],
    },
  });
});

describe('every field has its own refusal', () => {
  test.each<[Partial<FiscalInput>, string]>([
    [{ rfc: ' ' }, 'rfc_required at rfc'],
    [{ rfc: 'URE180431TM6' }, 'rfc_invalid at rfc'],
    [{ rfc: 'URE18042' }, 'rfc_invalid at rfc'],
    [{ name: ' \t' }, 'fiscal_name_required at name'],
    [{ name: 'A|B' }, 'fiscal_name_invalid at name'],
    [{ name: 'A\u0000B' }, 'fiscal_name_invalid at name'],
    [{ name: 'A\uD83D' }, 'fiscal_name_invalid at name'],
    [{ name: 'A'.repeat(255) }, 'fiscal_name_invalid at name'],
    [{ postalCode: '' }, 'postal_code_required at cp'],
    [{ postalCode: '4494' }, 'postal_code_invalid at cp'],
    [{ postalCode: '٤٤٩٤٠' }, 'postal_code_invalid at cp'],
    [{ regime: '' }, 'regime_required at regimen_fiscal'],
    [{ regime: '999' }, 'unexpected_regimen at regimen_fiscal'],
    [{ regime: '605' }, 'unexpected_regimen at regimen_fiscal'],
    [{ use: '' }, 'cfdi_use_required at uso_cfdi'],
    [{ use: 'P01' }, 'use_not_of_regime at uso_cfdi'],
    [{ use: 'D01' }, 'use_not_of_regime at uso_cfdi'],
    [{ email: '' }, 'email_required at email'],
    [{ email: 'a@b' }, 'email_invalid at email'],
    [{ phone: '' }, 'phone_required at phone'],
    [{ phone: '12345' }, 'phone_invalid at phone'],
  ])('%j', (changed, refusal) => {
    expect(faultsOf(changed).filter((one) => !one.startsWith('use_not') || refusal.startsWith('use_not'))).toEqual([
      refusal,
    ]);
  });

  test('all of them at once, in the order of the form', () => {
    const nothing = { rfc: '', name: '', postalCode: '', regime: '', use: '', email: '', phone: '' };
    expect(faultsOf(nothing)).toEqual([
      'rfc_required at rfc',
      'fiscal_name_required at name',
      'postal_code_required at cp',
      'regime_required at regimen_fiscal',
      'cfdi_use_required at uso_cfdi',
      'email_required at email',
      'phone_required at phone',
    ]);
  });

  test.each(['XAXX010101000', 'xexx010101000'])('%s is not a name', (rfc) => {
    expect(faultsOf({ rfc, regime: '616', use: 'S01' })).toEqual(['rfc_generic at rfc']);
  });
});

describe('regimes and uses go together', () => {
  test.each([
    ['605', 'G03', ['use_not_of_regime at uso_cfdi']],
    ['605', 'D10', []],
    ['612', 'D10', []],
    ['616', 'S01', []],
    ['601', 'S01', ['unexpected_regimen at regimen_fiscal']],
    ['626', 'G03', []],
  ])('of a person: %s with %s', (regime, use, refusals) => {
    expect(faultsOf({ regime, use }, PERSON)).toEqual(refusals);
  });

  test('of a tax id that is none any regime may be', () => {
    expect(faultsOf({ rfc: '', regime: '605', use: 'S01' })).toEqual(['rfc_required at rfc']);
  });
});

describe('a foreigner', () => {
  test('is written with what the SAT wants of them; what was typed of a Mexican is not looked at', () => {
    expect(check({ rfc: 'X', postalCode: 'X', regime: 'X', use: 'X' }, FOREIGNER)).toMatchObject({
      ok: true,
      value: {
        profile: {
          rfc: 'XEXX010101000',
          name: 'ZOË MÜLLER',
          postalCode: ISSUED_AT,
          regime: '616',
          use: 'S01',
          residence: { country: 'USA', taxId: '123456789' },
        },
      },
    });
  });

  test.each<[Partial<FiscalInput>, string]>([
    [{ country: '' }, 'residence_required at country'],
    [{ country: 'MEX' }, 'residence_required at country'],
    [{ country: 'ZZZ' }, 'residence_required at country'],
    [{ taxId: ' ' }, 'tax_id_required at tax_id'],
    [{ taxId: '12345678' }, 'tax_id_invalid at tax_id'],
    [{ country: 'DEU', taxId: 'DE|1' }, 'tax_id_invalid at tax_id'],
    [{ country: 'DEU', taxId: '1'.repeat(41) }, 'tax_id_invalid at tax_id'],
    [{ name: '' }, 'fiscal_name_required at name'],
    [{ name: '株式会社' }, 'fiscal_name_invalid at name'],
    [{ email: 'x' }, 'email_invalid at email'],
  ])('%j', (changed, refusal) => {
    expect(faultsOf(changed, FOREIGNER)).toEqual([refusal]);
  });

  test('writes a tax number as at home', () => {
    expect(check({ country: 'DEU', taxId: ' de 12/345 ' }, FOREIGNER)).toMatchObject({
      value: { profile: { residence: { country: 'DEU', taxId: 'DE 12/345' } } },
    });
  });
});

describe('hints, never refusals', () => {
  test('a wrong check digit (T69)', () => {
    expect(check({ rfc: 'URE180429TM7' })).toMatchObject({ ok: true, value: { hints: ['rfc_check_digit'] } });
  });

  test('a kind of company after the name', () => {
    expect(check({ name: 'Escuela Kemper Urgate, S.A. de C.V.' })).toMatchObject({
      value: { profile: { name: 'ESCUELA KEMPER URGATE, S.A. DE C.V.' }, hints: ['name_with_kind_of_company'] },
    });
  });

  test('but a person may be called so', () => {
    expect(check({ name: 'Xochilt SA' }, PERSON)).toMatchObject({ value: { hints: [] } });
  });
});
