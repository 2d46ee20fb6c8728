import { localPhone } from '#kernel/phone.ts';
import type { PageContext } from '#web/page.ts';
import { getProfile } from '#wire/account.ts';

/** The buyer's data in a form. */
export interface BuyerValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly cell_phone: string;
  readonly email: string;
}

const NAMES = ['first_name', 'last_name', 'cell_phone', 'email'] as const;

/** The input, for a form that is shown again. */
export const typedBuyer = (form: URLSearchParams): BuyerValues => {
  const typed = (name: (typeof NAMES)[number]) => form.get(`buyer.${name}`) ?? '';
  return {
    first_name: typed('first_name'),
    last_name: typed('last_name'),
    cell_phone: typed('cell_phone'),
    email: typed('email'),
  };
};

/**
 * The body for the API call. Continuing implies consent, as stated above the button: the form has hidden fields for it.
 */
export const buyerBody = (form: URLSearchParams) => ({
  ...typedBuyer(form),
  privacy: form.get('buyer.privacy') === 'on',
  of_age: form.get('buyer.of_age') === 'on',
});

/** Prefilled from the signed-in traveller's account; empty for a guest. */
export async function knownBuyer({ call }: Pick<PageContext, 'call'>): Promise<BuyerValues> {
  const profile = await call(getProfile);
  if (!profile.ok) return { first_name: '', last_name: '', cell_phone: '', email: '' };
  const { first_name, last_name, cell_phone, email } = profile.data;
  return { first_name, last_name, cell_phone: localPhone(cell_phone), email };
}
