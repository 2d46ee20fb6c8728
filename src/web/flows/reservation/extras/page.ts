import { additionalsStep } from '#text/additionals-step.ts';
import { formText } from '#text/form.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type Item, itemsOf } from '#web/booking/add-data.ts';
import { choiceErrors } from '#web/booking/choice-errors.ts';
import { Screen, type ShownExtras } from './screen.tsx';
import { atFields, cardsOf, chosenExtras, onBoardOf, shownExtras } from './shown-extras.ts';
import { stepShell } from '#web/flows/reservation/step-shell.tsx';
import { enterStep } from '#web/booking/enter-step.ts';
import { extendIfRequested } from '#web/flows/reservation/extend-form.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { liveReservation } from '#web/services/live-reservation.ts';
import { getProfile } from '#wire/account.ts';
import { getAdditionals, postAdditionals } from '#wire/additionals.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface ExtrasData extends ShownExtras {
  readonly reservation: ReservationView;
}

export const additionalsPage: Page<ExtrasData, ShownExtras> = {
  async load(context) {
    const entered = await enterStep(context, 'adicionales');
    return entered.kind === 'away' ? entered.outcome : draw(context, entered.reservation);
  },

  async act(context, form) {
    const entered = await enterStep(context, 'adicionales');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    const extended = await extendIfRequested(context, { code: reservation.code, step: 'adicionales' });
    if (extended) return extended;
    const items = itemsOf(form);
    if (form.get('do') === 'see') return draw(context, reservation, { items, errors: [] });
    const body = { code: reservation.code, items: [...chosenExtras(items)] };
    const chosen = await context.call(postAdditionals, { body });
    if (!chosen.ok) return draw(context, reservation, { items, errors: chosen.errors });
    return go(stepAddress('asientos', { lang: context.lang, code: reservation.code }));
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${additionalsStep.title[lang]}`,
    description: additionalsStep.lead[lang],
    noIndex: true,
  }),
  Shell: stepShell({ step: 'adicionales', titleOf: (_data, lang) => additionalsStep.title[lang] }),
  Screen,
  shown: (data) => ({ ...data, reservation: liveReservation(data.reservation) }),
};

/** A form shown again: its choices and their errors. */
interface Sent {
  readonly items: readonly Item[];
  readonly errors: FormErrors;
}

async function draw(
  { call, lang }: PageContext,
  reservation: ReservationView,
  sent?: Sent,
): Promise<Outcome<ExtrasData>> {
  const listed = await call(getAdditionals, { query: { code: reservation.code } });
  // Without the list, going on would remove what was chosen before.
  if (!listed.ok) return { kind: 'again', errors: listed.errors };
  const { passengers } = listed.data;
  const profile = await call(getProfile);
  const isHolderAboard = passengers.some(({ baggage }) => baggage !== null);
  const journeys = shownExtras({ reservation, passengers, sent: sent?.items, lang });
  const refused = sent ? atFields(sent.errors, sent.items) : [];
  const errors = choiceErrors(refused, journeys, sent?.items ?? []);
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      reservation,
      isSeated: reservation.passengers.some(({ seat_departure: seat }) => seat !== null),
      chosenBefore: reservation.summary.additionals,
      journeys,
      cards: cardsOf(reservation, passengers, lang),
      absent: profile.ok && !isHolderAboard ? `${profile.data.first_name} ${profile.data.last_name}` : '',
      onBoard: onBoardOf(reservation, lang),
      errors: shownErrors(errors, lang),
    },
  };
}
