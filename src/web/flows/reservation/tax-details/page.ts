import { formText } from '#text/form.ts';
import { invoicingText } from '#text/invoicing.ts';
import { shownErrors } from '#web/all-errors.ts';
import { fiscalData } from '#web/invoicing/fiscal-data.ts';
import { typedIn, typedOf } from '#web/invoicing/fiscal-typed.ts';
import { firstTyped } from '#web/invoicing/shown-panel.ts';
import { stepShell } from '#web/flows/reservation/step-shell.tsx';
import { StepFooter, StepHeader } from './step-slots.tsx';
import { Screen } from './screen.tsx';
import type { TaxDetailsData } from './tax-details-data.ts';
import { enterStep } from '#web/booking/enter-step.ts';
import { extendIfRequested } from '#web/flows/reservation/extend-form.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { type FiscalForm, getProfiles, getReservation, postInvoiceRequest } from '#wire/invoicing.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Enters the invoice's receiver before paying (B32): an optional page that never delays the purchase. */
export const taxDetailsPage: Page<TaxDetailsData> = {
  async load(context) {
    const entered = await enterStep(context, 'pago');
    return entered.kind === 'away' ? entered.outcome : shown(context, { reservation: entered.reservation });
  },
  async act(context, form) {
    const entered = await enterStep(context, 'pago');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    const extended = await extendIfRequested(context, { code: reservation.code, step: 'pago' });
    if (extended) return extended;
    const typed = typedIn(form);
    const automatic = form.has('automatic');
    if (form.get('do') === 'profile') {
      const kept = await context.call(getProfiles);
      const profile = kept.ok ? kept.data.profiles.find(({ profile_id: id }) => id === form.get('profile')) : undefined;
      return shown(context, { reservation, typed: profile ? typedOf(profile) : typed, automatic });
    }
    const kept = await context.call(postInvoiceRequest, { body: { code: reservation.code, ...typed, automatic } });
    if (!kept.ok) return shown(context, { reservation, typed, automatic, errors: kept.errors });
    return go(stepAddress('pago', { lang: context.lang, code: reservation.code }));
  },
  head: ({ errors }, { lang }) => {
    const title = invoicingText.wishTitle[lang];
    return {
      title: errors.length > 0 ? `${formText.error[lang]}: ${title}` : title,
      description: invoicingText.needHint[lang],
      noIndex: true,
    };
  },
  Shell: stepShell({
    step: 'pago',
    titleOf: (_, lang) => invoicingText.wishTitle[lang],
    Header: StepHeader,
    Footer: StepFooter,
  }),
  Screen,
};

interface Known {
  readonly reservation: ReservationView;
  readonly typed?: FiscalForm;
  readonly automatic?: boolean;
  readonly errors?: FormErrors;
}

async function shown(
  { call, lang }: PageContext,
  { reservation, typed, automatic, errors = [] }: Known,
): Promise<Outcome<TaxDetailsData>> {
  const [found, kept] = await Promise.all([
    call(getReservation, { query: { code: reservation.code } }),
    call(getProfiles),
  ]);
  const request = found.ok ? found.data.request : null;
  const profiles = kept.ok ? kept.data.profiles : null;
  const { email, cell_phone: phone } = reservation.contact;
  const known = { request, profiles: profiles ?? [], contact: { email, phone } };
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      reservation,
      fiscal: fiscalData(typed ?? firstTyped(known, null), lang, profiles),
      automatic: automatic ?? request?.automatic ?? true,
      errors: shownErrors(errors, lang),
    },
  };
}
