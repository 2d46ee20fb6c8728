import { formText } from '#text/form.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { PassengersData } from '#web/pages/my-passengers/passengers-data.ts';
import { Screen } from '#web/pages/my-passengers/screen.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { getPassengers, postForgetPassenger, postPassenger } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';

/** Passengers a traveller often buys for (B30). Plain forms. */
export const myPassengersPage: Page<PassengersData> = {
  load: (context) => shown(context),
  async act(context, form) {
    const { call, lang } = context;
    const id = form.get('passenger_id') ?? '';
    if (form.get('do') === 'forget') {
      await call(postForgetPassenger, { body: { passenger_id: id } });
      return go(paths.myPassengers[lang]);
    }
    const typed = { first_name: form.get('first_name') ?? '', last_name: form.get('last_name') ?? '' };
    const saved = await call(postPassenger, { body: { ...(id ? { passenger_id: id } : {}), ...typed } });
    if (saved.ok) return go(paths.myPassengers[lang]);
    return shown(context, { typed: { passenger_id: id, ...typed }, errors: saved.errors });
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${myAccountText.passengers[lang]}`,
    description: myAccountText.passengersLead[lang],
    noIndex: true,
  }),
  Screen,
};

const NOBODY: PassengersData['typed'] = { passenger_id: '', first_name: '', last_name: '' };

interface Refused {
  readonly typed: PassengersData['typed'];
  readonly errors: FormErrors;
}

async function shown({ call, lang, query }: PageContext, refused?: Refused): Promise<Outcome<PassengersData>> {
  const kept = await call(getPassengers);
  if (!kept.ok) return go(signInAddress(paths.myPassengers[lang], lang));
  const { passengers } = kept.data;
  const edited = passengers.find(({ passenger_id: id }) => id === query.get('edit'));
  return {
    kind: 'show',
    status: refused ? 422 : 200,
    data: {
      passengers,
      typed: refused?.typed ?? edited ?? NOBODY,
      errors: shownErrors(refused?.errors ?? [], lang),
    },
  };
}
