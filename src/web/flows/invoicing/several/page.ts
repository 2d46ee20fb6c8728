import { formText } from '#text/form.ts';
import { invoicingText } from '#text/invoicing.ts';
import { severalText } from '#text/invoicing-several.ts';
import { shownErrors } from '#web/all-errors.ts';
import { fiscalData } from '#web/invoicing/fiscal-data.ts';
import { typedIn, typedOf } from '#web/invoicing/fiscal-typed.ts';
import { isUnderWay } from '#web/invoicing/invoice-phase.ts';
import { REFRESH_SECONDS } from '#web/invoicing/panel-page.ts';
import { savesElsewhere } from '#web/invoicing/saves-elsewhere.ts';
import { firstTyped } from '#web/invoicing/shown-panel.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { ShownError } from '#web/shown-errors.ts';
import { type FiscalForm, getSeveral } from '#wire/invoicing.ts';
import { findSeveralPath } from '#wire/invoicing-paths.ts';
import { postGenerateJointly } from '#wire/new-invoicing.ts';
import * as paths from '#wire/page-paths.ts';
import { paymentsIn, reservationsIn } from './chosen.ts';
import { Screen } from './screen.tsx';
import type { SeveralData } from './several-data.ts';
import { Shell } from './shell.tsx';

/** One invoice of several reservations, for whoever has them in an account or proved each of them (B33). */
export const severalPage: Page<SeveralData> = {
  load: (context) => shown(context),
  async act(context, form) {
    const { call, lang } = context;
    const values = form.getAll('payment');
    const typed = typedIn(form);
    const chosen = paymentsIn(values);
    if (form.get('do') === 'profile') {
      const profileId = form.get('profile');
      return shown(context, { chosen, ...(profileId ? { profileId } : { typed }) });
    }
    const refused = savesElsewhere(context, form);
    if (refused.length > 0) return shown(context, { chosen, typed, refused });
    const asked = await call(postGenerateJointly, {
      body: { reservations: reservationsIn(values), ...typed, save: form.has('save'), lang },
    });
    if (!asked.ok) return shown(context, { chosen, typed, errors: asked.errors });
    return go(`${paths.invoicingSeveral[lang]}?invoice=${asked.data.invoice.invoice_id}`);
  },
  head: ({ errors, asked }, { lang }) => {
    const title = asked ? invoicingText.deskTitle[lang] : severalText.title[lang];
    return {
      title: errors.length > 0 ? `${formText.error[lang]}: ${title}` : title,
      description: severalText.description[lang],
      noIndex: true,
      ...(asked && errors.length === 0 && isUnderWay(asked) ? { refreshSeconds: REFRESH_SECONDS } : {}),
    };
  },
  Shell,
  Screen,
};

interface Said {
  readonly chosen?: readonly string[];
  readonly typed?: FiscalForm;
  /** A saved receiver, chosen from the list without scripts. */
  readonly profileId?: string;
  readonly errors?: FormErrors;
  /** Refused by the page itself. */
  readonly refused?: readonly ShownError[];
}

async function shown(context: PageContext, said: Said = {}): Promise<Outcome<SeveralData>> {
  const { call, query, lang } = context;
  const text = (name: string) => query.get(name)?.slice(0, 40);
  const [code, invoice] = [text('code'), text('invoice')];
  const found = await call(getSeveral, { query: { ...(code ? { code } : {}), ...(invoice ? { invoice } : {}) } });
  if (!found.ok) return go(findSeveralPath(lang, code ?? ''), [{ name: 'notice', value: 'prove-to-invoice' }]);
  const view = found.data;
  const { invoice: asked, profiles, reservations } = view;
  const errors = [...shownErrors(said.errors ?? [], lang), ...(said.refused ?? [])];
  // An account has every trip of its traveller; who proved reservations one by one meant all of them.
  const first = view.signed_in ? reservations.filter((one) => one.code === code) : reservations;
  const profile = profiles.find(({ profile_id: id }) => id === said.profileId);
  const typed = profile ? typedOf(profile) : (said.typed ?? firstTyped({ ...view, request: null }, asked?.receiver));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      view,
      fiscal: fiscalData(typed, lang, view.signed_in ? profiles : null),
      chosen:
        said.chosen ?? asked?.payments ?? first.flatMap(({ payments }) => payments.map(({ payment_id: id }) => id)),
      asked,
      errors,
    },
  };
}
