import { FIRST_PACK } from '#domain/packs/pack-rules.ts';
import { formText } from '#text/form.ts';
import { packText } from '#text/packs.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { BuyPointsData } from '#web/pages/buy-points/buy-points-data.ts';
import { Screen } from '#web/pages/buy-points/screen.tsx';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { signInAddress } from '#web/sign-in-address.ts';
import { getProfile } from '#wire/account.ts';
import { orderPath } from '#wire/link-paths.ts';
import { getPointsPacks, postPointsPurchase } from '#wire/packs.ts';
import * as paths from '#wire/page-paths.ts';

/** Choosing a pack of points: a plain form, which leads to the page of the new order. */
export const buyPointsPage: Page<BuyPointsData> = {
  load: (context) => shown(context, { key: newAttemptKey(), chosen: FIRST_PACK, errors: [] }),
  async act(context, form) {
    const { call, lang } = context;
    const key = form.get('key') || newAttemptKey();
    const chosen = form.get('pack') ?? '';
    const ordered = await call(postPointsPurchase, {
      body: {
        idempotency_key: key,
        lang,
        pack: chosen,
        privacy: form.get('privacy') === 'on',
        of_age: form.get('of_age') === 'on',
      },
    });
    if (ordered.ok) return go(orderPath(lang, ordered.data.code));
    return shown(context, { key, chosen, errors: ordered.errors });
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${packText.heading[lang]}`,
    description: packText.lead[lang],
    noIndex: true,
  }),
  Screen,
};

interface Typed {
  readonly key: string;
  readonly chosen: string;
  readonly errors: FormErrors;
}

async function shown({ call, lang }: PageContext, { key, chosen, errors }: Typed): Promise<Outcome<BuyPointsData>> {
  const [profile, sold] = await Promise.all([call(getProfile), call(getPointsPacks)]);
  if (!profile.ok || !sold.ok) return go(signInAddress(paths.buyPoints[lang], lang));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      packs: sold.data.packs,
      chosen,
      key,
      balance: profile.data.points.purchased,
      email: profile.data.email,
      errors: shownErrors(errors, lang),
    },
  };
}
