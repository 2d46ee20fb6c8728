import { formText } from '#text/form.ts';
import { myPointsText } from '#text/pages/my-points.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { MyPointsData } from '#web/pages/my-points/my-points-data.ts';
import { Screen } from '#web/pages/my-points/screen.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { getProfile } from '#wire/account.ts';
import * as paths from '#wire/page-paths.ts';
import { getMovements, postLateCredit } from '#wire/points.ts';
import { isUuid } from '#kernel/patterns.ts';

/** A traveller's points with all movements, and a form for a late credit of a trip made without the card. */
export const myPointsPage: Page<MyPointsData> = {
  load: (context) => shown(context, { claim: undefined, errors: [] }),
  async act(context, form) {
    const claim = {
      folio: form.get('folio') ?? '',
      firstName: form.get('first_name') ?? '',
      lastName: form.get('last_name') ?? '',
    };
    const body = { folio: claim.folio, first_name: claim.firstName, last_name: claim.lastName };
    const asked = await context.call(postLateCredit, { body });
    if (!asked.ok) return shown(context, { claim, errors: asked.errors });
    const added = new URLSearchParams({ added: String(asked.data.points) });
    return go(`${paths.myPoints[context.lang]}?${added}`);
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${myPointsText.title[lang]}`,
    description: myPointsText.lead[lang],
    noIndex: true,
  }),
  Screen,
};

interface Typed {
  readonly claim: MyPointsData['claim'] | undefined;
  readonly errors: FormErrors;
}

async function shown(context: PageContext, { claim, errors }: Typed): Promise<Outcome<MyPointsData>> {
  const { call, lang, query } = context;
  const asked = query.get('before') ?? '';
  const before = isUuid(asked) ? asked : undefined;
  const found = await call(getMovements, { query: before === undefined ? {} : { before } });
  const profile = found.ok ? await call(getProfile) : found;
  if (!found.ok || !profile.ok) return go(signInAddress(paths.myPoints[lang], lang));
  const added = query.get('added') ?? '';
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      statement: found.data,
      isOlder: before !== undefined,
      added: errors.length === 0 && /^\d{1,9}$/.test(added) ? Number(added) : null,
      claim: claim ?? { folio: '', firstName: profile.data.first_name, lastName: profile.data.last_name },
      errors: shownErrors(errors, lang),
    },
  };
}
