import { formText } from '#text/form.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { DetailsData } from '#web/pages/my-details/details-data.ts';
import { Screen } from '#web/pages/my-details/screen.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { getDetails, postDetails } from '#wire/my-account.ts';
import { GREETING_COOKIE, type SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

/** A traveller's details: names, birthday and the consent to offers can be changed. */
export const myDetailsPage: Page<DetailsData> = {
  load: (context) => shown(context),
  async act(context, form) {
    const typed = {
      first_name: form.get('first_name') ?? '',
      last_name: form.get('last_name') ?? '',
      birthday: form.get('birthday') ?? '',
      offers: form.has('offers'),
    };
    const saved = await context.call(postDetails, { body: typed });
    if (!saved.ok) return shown(context, { typed, errors: saved.errors });
    // Clears the cached greeting, so that the header shows the new name.
    const greeting: SetCookie = { name: GREETING_COOKIE, value: '', maxAge: 0 };
    return go(`${paths.myDetails[context.lang]}?${new URLSearchParams({ saved: '1' })}`, [greeting]);
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${myAccountText.details[lang]}`,
    description: myAccountText.detailsLead[lang],
    noIndex: true,
  }),
  Screen,
};

interface Refused {
  readonly typed: Pick<DetailsData['details'], 'first_name' | 'last_name' | 'birthday' | 'offers'>;
  readonly errors: FormErrors;
}

async function shown({ call, lang, query }: PageContext, refused?: Refused): Promise<Outcome<DetailsData>> {
  const kept = await call(getDetails);
  if (!kept.ok) return go(signInAddress(paths.myDetails[lang], lang));
  return {
    kind: 'show',
    status: refused ? 422 : 200,
    data: {
      details: { ...kept.data, ...refused?.typed },
      isSaved: !refused && query.has('saved'),
      errors: shownErrors(refused?.errors ?? [], lang),
    },
  };
}
