import { contactStep } from '#text/contact-step.ts';
import { formText } from '#text/form.ts';
import { shownErrors } from '#web/all-errors.ts';
import {
  contactBody,
  type ContactValues,
  filledIn,
  inPageOrder,
  ofTraveller,
  savedValues,
  typedValues,
  wantedFill,
  withNames,
  withPassenger,
} from './contact-values.ts';
import { StepHeader } from './step-header.tsx';
import { type ContactData, Screen, type ShownContact } from './screen.tsx';
import { stepShell } from '#web/flows/reservation/step-shell.tsx';
import { enterStep } from '#web/booking/enter-step.ts';
import { extendIfRequested } from '#web/flows/reservation/extend-form.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { liveReservation } from '#web/services/live-reservation.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getProfile, type ProfileView } from '#wire/account.ts';
import { getPassengers, type SavedPassengerView } from '#wire/my-account.ts';
import { postContact } from '#wire/websale.ts';

export const contactPage: Page<ContactData, ShownContact> = {
  async load(context) {
    const entered = await enterStep(context, 'contacto');
    if (entered.kind === 'away') return entered.outcome;
    const saved = savedValues(entered.reservation);
    const traveller = await travellerOf(context);
    const values = traveller ? filledIn(saved, traveller) : saved;
    return draw(context, entered.reservation, { values, traveller, errors: [] });
  },

  async act(context, form) {
    const entered = await enterStep(context, 'contacto');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    const extended = await extendIfRequested(context, { code: reservation.code, step: 'contacto' });
    if (extended) return extended;
    const values = typedValues(form, reservation.passengers.length);
    const filled = await filledFrom(context, form, values);
    if (filled)
      return draw(context, reservation, { values: filled, traveller: await travellerOf(context), errors: [] });
    const saved = await context.call(postContact, {
      body: { ...contactBody(values), code: reservation.code, lang: context.lang },
    });
    if (!saved.ok)
      return draw(context, reservation, { values, traveller: await travellerOf(context), errors: saved.errors });
    return go(stepAddress('adicionales', { lang: context.lang, code: reservation.code }));
  },

  head: ({ errors }, { lang }) => ({
    title: errors.length > 0 ? `${formText.error[lang]}: ${contactStep.title[lang]}` : contactStep.title[lang],
    description: contactStep.guest[lang],
    noIndex: true,
  }),
  Shell: stepShell({
    step: 'contacto',
    titleOf: (_data, lang) => contactStep.title[lang],
    Header: StepHeader,
  }),
  Screen,
  shown: ({ reservation, values, saved, errors }) => ({
    reservation: {
      ...liveReservation(reservation),
      passengers: reservation.passengers.map(({ position, type }) => ({ position, type })),
    },
    values,
    saved,
    errors,
  }),
};

const travellerOf = async ({ call }: PageContext): Promise<ProfileView | null> => {
  const profile = await call(getProfile);
  return profile.ok ? profile.data : null;
};

/** Fills in a saved passenger without scripts; undefined if none was chosen. */
async function filledFrom(
  context: PageContext,
  form: URLSearchParams,
  values: ContactValues,
): Promise<ContactValues | undefined> {
  const wanted = wantedFill(form);
  const saved = wanted && (await savedOf(context)).find(({ passenger_id: id }) => id === wanted.id);
  return wanted && saved && withPassenger(values, wanted.index, saved);
}

/** Empty for a guest, and when the passengers cannot be loaded: names can be typed. */
const savedOf = async ({ call }: PageContext): Promise<readonly SavedPassengerView[]> => {
  const saved = await call(getPassengers);
  return saved.ok ? saved.data.passengers : [];
};

interface Shown {
  readonly values: ContactValues;
  readonly traveller: ProfileView | null;
  readonly errors: FormErrors;
}

const draw = async (
  context: PageContext,
  reservation: ReservationView,
  { values: typed, traveller, errors: all }: Shown,
): Promise<Outcome<ContactData>> => {
  const { values, errors } = ofTraveller(typed, all);
  const saved = traveller ? await savedOf(context) : [];
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      reservation,
      values,
      traveller,
      saved,
      errors: shownErrors(withNames(values, inPageOrder(errors)), context.lang),
    },
  };
};
