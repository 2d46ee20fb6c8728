import { localPhone } from '#kernel/phone.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { PanelData, PanelPlace } from './panel-data.ts';
import { fiscalData } from './fiscal-data.ts';
import { EMPTY_FORM, typedOf } from './fiscal-typed.ts';
import type { FormErrors, Outcome, PageContext } from '#web/page.ts';
import type { CallAnswer } from '#wire/call.ts';
import { type FiscalForm, getProfiles, getReservation, type InvoicingView } from '#wire/invoicing.ts';

/** The page that contains a panel. */
export interface Panel {
  readonly place: PanelPlace;
  readonly code: string;
  /** Its own URL, including the reservation. */
  readonly here: string;
  readonly back: string | null;
  /** Redirect for visitors without access. */
  readonly away: Outcome<never>;
}

/** The outcome of the submitted form. */
export interface FormOutcome {
  /** Already loaded, for visitors who came by a link. */
  readonly view?: InvoicingView;
  readonly errors?: FormErrors;
  /** Refused by the page itself. */
  readonly refused?: readonly ShownError[];
  readonly typed?: FiscalForm;
  readonly chosen?: readonly string[];
}

/** The invoices of a reservation, for a session that may request them. */
export async function shownPanel(
  context: PageContext,
  panel: Panel,
  said: FormOutcome = {},
): Promise<Outcome<PanelData>> {
  const { call, lang, query, form } = context;
  const [view, kept] = await Promise.all([said.view ?? viewOf(context, panel), call(getProfiles)]);
  if (!view) return panel.away;
  const byId = (id: string | null | undefined) => view.invoices.find(({ invoice_id: one }) => one === id) ?? null;
  const asked = byId(query.get('invoice'));
  const correcting = byId(form?.get('correct') ?? query.get('correct'));
  const errors = [...shownErrors(said.errors ?? [], lang), ...(said.refused ?? [])];
  const { place, here, back } = panel;
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      kind: 'desk',
      place,
      view,
      fiscal: fiscalData(said.typed ?? firstTyped(view, (correcting ?? asked)?.receiver), lang, profilesIn(kept)),
      chosen: said.chosen ?? view.payments.flatMap(({ check_in: can, payment_id: id }) => (can ? [id] : [])),
      asked,
      correcting: correcting?.replaceable ? correcting : null,
      isResent: query.has('resent') && errors.length === 0,
      errors,
      here,
      back,
    },
  };
}

async function viewOf({ call }: PageContext, { code }: Panel): Promise<InvoicingView | undefined> {
  const found = await call(getReservation, { query: { code } });
  return found.ok ? found.data : undefined;
}

const profilesIn = (kept: CallAnswer<{ readonly profiles: InvoicingView['profiles'] }>) =>
  kept.ok ? kept.data.profiles : null;

/**
 * Initial input of the form: the receiver of an earlier invoice, else what was filled in before paying, else the only
 * saved receiver, with the buyer's contact.
 */
export function firstTyped(
  { request, profiles, contact }: Pick<InvoicingView, 'request' | 'profiles' | 'contact'>,
  before: FiscalForm | null | undefined,
): FiscalForm {
  if (before) return { ...before, phone: before.phone || localPhone(contact.phone ?? '') };
  if (request) {
    const { automatic: _, ...typed } = request;
    return typed;
  }
  const [only, ...others] = profiles;
  const reached = { ...EMPTY_FORM, email: contact.email ?? '', phone: localPhone(contact.phone ?? '') };
  if (!only || others.length > 0) return reached;
  const typed = typedOf(only);
  return { ...typed, email: typed.email || reached.email, phone: typed.phone || reached.phone };
}
