import type { PageContext } from '#web/page.ts';
import { getProfile } from '#wire/account.ts';

/** Who buys, as it stands in a form. */
export interface BuyerValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly cell_phone: string;
  readonly email: string;
}

const NAMES = ['first_name', 'last_name', 'cell_phone', 'email'] as const;

/** What was typed, for a form that is shown again. */
export const typedBuyer = (form: URLSearchParams): BuyerValues => {
  const typed = (name: (typeof NAMES)[number]) => form.get(`buyer.${name}`) ?? '';
  return {
    first_name: typed('first_name'),
    last_name: typed('last_name'),
    cell_phone: typed('cell_phone'),
    email: typed('email'),
  };
};

/** The same as a call takes it. Who goes on agrees, as the line above the button says: the form has that as hidden fields. */
export const buyerBody = (form: URLSearchParams) => ({
  ...typedBuyer(form),
  privacy: form.get('buyer.privacy') === 'on',
  of_age: form.get('buyer.of_age') === 'on',
});

/** Filled in from the account of who is signed in; empty for a guest. */
export async function knownBuyer({ call }: Pick<PageContext, 'call'>): Promise<BuyerValues> {
  const profile = await call(getProfile);
  if (!profile.ok) return { first_name: '', last_name: '', cell_phone: '', email: '' };
  const { first_name, last_name, cell_phone, email } = profile.data;
  return { first_name, last_name, cell_phone, email };
}
