import { formText } from '#text/form.ts';
import { invoicingText } from '#text/invoicing.ts';
import { shownErrors } from '#web/all-errors.ts';
import { fiscalData } from '#web/invoicing/fiscal-data.ts';
import { EMPTY_FORM, typedIn, typedOf } from '#web/invoicing/fiscal-typed.ts';
import { knownTraveller } from '#web/loyalty/known-traveller.ts';
import { signInAddress } from '#web/sign-in-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { ReceiversData } from '#web/pages/receivers/receivers-data.ts';
import { Screen } from '#web/pages/receivers/screen.tsx';
import { type FiscalForm, getProfiles, postForgetProfile, postProfile } from '#wire/invoicing.ts';
import * as paths from '#wire/page-paths.ts';

/** A frequent traveller's saved invoice receivers (M98, M108). Plain forms. */
export const receiversPage: Page<ReceiversData> = {
  load: (context) => shown(context, { editing: context.query.get('edit') }),
  async act(context, form) {
    const { call, lang } = context;
    const here = paths.receivers[lang];
    const id = form.get('profile_id') ?? '';
    if (form.get('do') === 'forget') {
      await call(postForgetProfile, { body: { profile_id: id } });
      return go(here);
    }
    const typed = typedIn(form);
    const kept = await call(postProfile, { body: { ...(id ? { profile_id: id } : {}), ...typed } });
    return kept.ok ? go(here) : shown(context, { editing: id || 'new', typed, errors: kept.errors });
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${invoicingText.kept[lang]}`,
    description: invoicingText.keptLead[lang],
    noIndex: true,
  }),
  Screen,
};

interface Asked {
  /** `new`, or a receiver's id; null for the list. */
  readonly editing: string | null;
  readonly typed?: FiscalForm;
  readonly errors?: FormErrors;
}

async function shown(context: PageContext, { editing, typed, errors = [] }: Asked): Promise<Outcome<ReceiversData>> {
  const { call, lang } = context;
  const kept = await call(getProfiles);
  if (!kept.ok) return go(signInAddress(paths.receivers[lang], lang));
  const { profiles } = kept.data;
  const edited = profiles.find(({ profile_id: id }) => id === editing);
  const known = edited || typed ? undefined : await knownTraveller(context);
  const { email = '', cell_phone: phone = '' } = known ?? {};
  const isEditing = edited !== undefined || editing === 'new' || profiles.length === 0;
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      profiles,
      editing: isEditing
        ? {
            id: edited?.profile_id ?? null,
            fiscal: fiscalData(typed ?? (edited ? typedOf(edited) : { ...EMPTY_FORM, email, phone }), lang, null),
          }
        : null,
      errors: shownErrors(errors, lang),
    },
  };
}
