import type { PanelData } from './panel-data.ts';
import { typedIn, typedOf } from './fiscal-typed.ts';
import { savesElsewhere } from './saves-elsewhere.ts';
import { type Panel, shownPanel } from './shown-panel.ts';
import { go, type Outcome, type PageContext } from '#web/page.ts';
import { getProfiles } from '#wire/invoicing.ts';
import { postGenerate, postReplace, postResend } from '#wire/new-invoicing.ts';

/** Handles the panel's plain forms by their action name. */
export async function actOnPanel(
  context: PageContext,
  form: URLSearchParams,
  panel: Panel,
): Promise<Outcome<PanelData>> {
  const { call, lang } = context;
  const { here } = panel;
  const params = { code: panel.code };
  const chosen = form.getAll('payment');
  const typed = typedIn(form);
  switch (form.get('do')) {
    case 'ask': {
      const refused = savesElsewhere(context, form);
      if (refused.length > 0) return shownPanel(context, panel, { refused, typed, chosen });
      const asked = await call(postGenerate, {
        params,
        body: { payments: chosen, ...typed, save: form.has('save'), lang },
      });
      if (!asked.ok) return shownPanel(context, panel, { errors: asked.errors, typed, chosen });
      return go(`${here}&invoice=${asked.data.invoice.invoice_id}`);
    }
    case 'replace': {
      const asked = await call(postReplace, {
        params,
        body: { invoice_id: form.get('correct') ?? '', ...typed, lang },
      });
      if (!asked.ok) return shownPanel(context, panel, { errors: asked.errors, typed, chosen });
      return go(`${here}&invoice=${asked.data.invoice.invoice_id}`);
    }
    case 'resend': {
      const sent = await call(postResend, { params, body: { payments: chosen } });
      return sent.ok ? go(`${here}&resent=1`) : shownPanel(context, panel, { errors: sent.errors });
    }
    // A saved receiver, chosen from the list without scripts.
    case 'profile': {
      const kept = await call(getProfiles);
      const profile = kept.ok ? kept.data.profiles.find(({ profile_id: id }) => id === form.get('profile')) : undefined;
      return shownPanel(context, panel, { typed: profile ? typedOf(profile) : typed, chosen });
    }
    default:
      return go(here);
  }
}
