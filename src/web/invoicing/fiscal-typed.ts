import type { FiscalForm, FiscalProfileView } from '#wire/invoicing.ts';

export const EMPTY_FORM: FiscalForm = {
  rfc: '',
  name: '',
  cp: '',
  regimen_fiscal: '',
  uso_cfdi: '',
  email: '',
  phone: '',
  foreigner: false,
  country: '',
  tax_id: '',
};

/** The submitted form, field by field as typed. */
export function typedIn(form: URLSearchParams): FiscalForm {
  const text = (name: keyof FiscalForm, most: number) => (form.get(name) ?? '').slice(0, most);
  return {
    rfc: text('rfc', 40),
    name: text('name', 400),
    cp: text('cp', 20),
    regimen_fiscal: text('regimen_fiscal', 10),
    uso_cfdi: text('uso_cfdi', 10),
    email: text('email', 320),
    phone: text('phone', 40),
    foreigner: form.has('foreigner'),
    country: text('country', 3),
    tax_id: text('tax_id', 40),
  };
}

/** A saved receiver in the form's format. */
export function typedOf(profile: FiscalProfileView): FiscalForm {
  const { profile_id: _, ...typed } = profile;
  return typed;
}
