import { formText } from '#text/form.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { shownErrors } from '#web/all-errors.ts';
import { boughtBeside } from '#web/my-account/bought-beside.ts';
import { pageOf } from '#web/my-account/pager.tsx';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Screen } from '#web/pages/my-trips/screen.tsx';
import type { TripsData } from '#web/pages/my-trips/trips-data.ts';
import { signInAddress } from '#web/sign-in-address.ts';
import { postData } from '#wire/itinerary.ts';
import { getTrips, postAddTrip } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';

/** All trips of an account, and adding one that was bought without signing in. */
export const myTripsPage: Page<TripsData> = {
  load: (context) => shown(context, { code: '', errors: [] }),
  async act(context, form) {
    const code = form.get('code') ?? '';
    const errors = await add(context, { code, pin: form.get('pin') ?? '' });
    return errors.length > 0
      ? shown(context, { code, errors })
      : go(`${paths.myTrips[context.lang]}?${new URLSearchParams({ added: '1' })}`);
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${myAccountText.allTrips[lang]}`,
    description: myAccountText.lead[lang],
    noIndex: true,
  }),
  Screen,
};

/** A reservation already open in this browser needs no PIN; any other is proved by its PIN first. */
async function add(
  { call }: PageContext,
  { code, pin }: { readonly code: string; readonly pin: string },
): Promise<FormErrors> {
  if (code.trim() === '') return [{ code: 'code_required', field: 'code', message: '' }];
  const ask = () => call(postAddTrip, { body: { code } });
  const added = await ask();
  if (added.ok) return [];
  const isUnknown = added.errors.some((error) => error.code === 'reservation_not_found');
  if (!isUnknown || pin.trim() === '') return added.errors;
  const proved = await call(postData, { body: { code, nip: pin } });
  if (!proved.ok) return proved.errors;
  const again = await ask();
  return again.ok ? [] : again.errors;
}

interface Typed {
  readonly code: string;
  readonly errors: FormErrors;
}

async function shown({ call, lang, query }: PageContext, { code, errors }: Typed): Promise<Outcome<TripsData>> {
  const when = query.get('when') === 'past' ? 'past' : 'upcoming';
  const found = await call(getTrips, { query: { when, page: pageOf(query) } });
  if (!found.ok) return go(signInAddress(paths.myTrips[lang], lang));
  const isFirst = when === 'upcoming' && found.data.page === 1;
  const said = errors.map((error) => (error.code === 'captcha_required' ? { ...error, field: undefined } : error));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      when,
      ...found.data,
      beside: isFirst ? await boughtBeside(call) : undefined,
      isAdded: errors.length === 0 && query.has('added'),
      code,
      errors: shownErrors(said, lang).map((error, place) =>
        errors[place]!.code === 'captcha_required' ? { ...error, text: myAccountText.proveElsewhere[lang] } : error,
      ),
    },
  };
}
