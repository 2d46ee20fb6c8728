import { seatsStep } from '#text/seats-step.ts';
import { shownErrors } from '#web/all-errors.ts';
import { completeChoice } from '#web/seats/complete-choice.ts';
import { withNearest } from '#web/seats/nearest.ts';
import { partyOf } from '#web/seats/party.ts';
import { hasProposal, wantsOtherRun } from '#web/seats/refusal.ts';
import { StepHeader } from './step-header.tsx';
import { Screen } from './screen.tsx';
import { chosenCount, heldChoice, positionsOf, seatedPassengers, seatsBody } from '#web/seats/seat-choice.ts';
import { sentPress, sentSeating } from '#web/seats/seating-form.ts';
import { press, type Seating, startSeating } from '#web/seats/seating.ts';
import type { SeatsData } from '#web/seats/seats-data.ts';
import { stepShell } from '#web/flows/reservation/step-shell.tsx';
import { actOnContactCode, contactCodeAfter, withoutCodePrompts } from '#web/access/act-on-contact-code.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import { enterStep, namedCode } from '#web/booking/enter-step.ts';
import { extendIfRequested } from '#web/flows/reservation/extend-form.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { captchaOf } from '#wire/captcha.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation, getSeats, postSeats } from '#wire/websale.ts';

export const seatsPage: Page<SeatsData> = {
  async load(context) {
    const entered = await enterStep(context, 'asientos');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    return draw(context, reservation, { seating: startSeating(heldChoice(reservation), positionsOf(reservation)) });
  },

  async act(context, form) {
    if (form.get('do') === 'change') await giveBack(context, namedCode(context) ?? '');
    const entered = await enterStep(context, 'asientos');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    const extended = await extendIfRequested(context, { code: reservation.code, step: 'asientos' });
    if (extended) return extended;
    if (form.get('do') === 'change') return go(stepAddress('asientos', { lang: context.lang, code: reservation.code }));
    const positions = positionsOf(reservation);
    const seating = sentSeating(form, positions);
    const pressed = sentPress(form);
    if (pressed) return draw(context, reservation, press(seating, { ...pressed, positions }));
    const contactCode = await actOnContactCode(context, form, reservation.code);
    if (contactCode && !contactCode.isConfirmed) return draw(context, reservation, { seating, contactCode });
    const captcha = form.get('captcha') ?? '';
    return hold(context, reservation, { seating, captcha, isAutomatic: form.get('do') === 'automatic' });
  },

  head: (_data, { lang }) => ({
    title: seatsStep.title[lang],
    description: seatsStep.automaticHint[lang],
  }),
  Shell: stepShell({ step: 'asientos', titleOf: (_data, lang) => seatsStep.title[lang], Header: StepHeader }),
  Screen,
};

/** "Change seats": what is held goes back on sale first, so that the guard lets the traveller in (T37). */
async function giveBack(context: PageContext, code: string): Promise<void> {
  const found = await context.call(getReservation, { query: { code } });
  if (!found.ok) return;
  const released_seats = found.data.reservation.passengers.flatMap(({ seat_departure: out, seat_return: back }) => [
    ...(out === null ? [] : [{ direction: 'departure' as const, seat: out }]),
    ...(back === null ? [] : [{ direction: 'return' as const, seat: back }]),
  ]);
  if (released_seats.length > 0) await context.call(postSeats, { body: { code, released_seats } });
}

interface Wish {
  readonly seating: Seating;
  /** "Choose for me". */
  readonly isAutomatic: boolean;
  /** The answer to the captcha that was asked for. */
  readonly captcha: string;
}

/** Holds the seats that were chosen, and some for anyone who has none (B10). */
async function hold(
  context: PageContext,
  reservation: ReservationView,
  { seating, isAutomatic, captcha }: Wish,
): Promise<Outcome<SeatsData>> {
  const { code } = reservation;
  const automatic = isAutomatic || chosenCount(seating.choice) === 0;
  const choice = automatic ? seating.choice : await completed(context, reservation, seating);
  const seats = automatic ? [] : seatsBody(choice, positionsOf(reservation));
  const held = await context.call(postSeats, { body: { code, automatic, seats, ...(captcha ? { captcha } : {}) } });
  if (held.ok) return go(stepAddress('pago', { lang: context.lang, code }));
  const { errors } = held;
  return draw(context, reservation, {
    seating: startSeating(withNearest(choice, errors), positionsOf(reservation)),
    errors,
    contactCode: contactCodeAfter(errors, context.lang),
  });
}

async function completed(context: PageContext, reservation: ReservationView, { choice }: Seating) {
  const maps = await context.call(getSeats, { query: { code: reservation.code } });
  return maps.ok ? completeChoice(choice, maps.data, seatedPassengers(reservation)) : choice;
}

interface Drawn {
  readonly seating: Seating;
  readonly errors?: FormErrors;
  readonly contactCode?: ContactCodeData | null;
}

async function draw(
  context: PageContext,
  reservation: ReservationView,
  { seating, errors = [], contactCode = null }: Drawn,
): Promise<Outcome<SeatsData>> {
  const maps = await context.call(getSeats, { query: { code: reservation.code } });
  return {
    kind: 'show',
    status: errors.length > 0 || contactCode?.errors.length ? 422 : 200,
    data: {
      reservation,
      party: partyOf(reservation, context.lang),
      maps: maps.ok ? maps.data : { departure: null, return: null },
      seating,
      errors: shownErrors([...withoutCodePrompts(errors), ...(maps.ok ? [] : maps.errors)], context.lang),
      isProposed: hasProposal(errors),
      isBusWrong: wantsOtherRun(errors),
      captcha: captchaOf(errors) ?? null,
      contactCode,
    },
  };
}
