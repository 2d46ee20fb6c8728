import { seatsStep } from '#text/seats-step.ts';
import { shownErrors } from '#web/all-errors.ts';
import {
  heldChoice,
  type SeatChoice,
  seatedPassengers,
  seatsBody,
  sentChoice,
} from '#web/flows/reservation/asientos/seat-choice.ts';
import { withNearest } from '#web/flows/reservation/asientos/nearest.ts';
import { Screen, type SeatsData } from '#web/flows/reservation/asientos/screen.tsx';
import { enterStep } from '#web/flows/reservation/enter-step.ts';
import { extendIfAsked } from '#web/flows/reservation/extend-form.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation, getSeats, postSeats } from '#wire/websale.ts';

export const seatsPage: Page<SeatsData> = {
  async load(context) {
    const entered = await enterStep(context, 'asientos');
    if (entered.kind === 'away') return entered.outcome;
    return draw(context, entered.reservation, { choice: heldChoice(entered.reservation), errors: [] });
  },

  async act(context, form) {
    const code = form.get('code') ?? context.cookies.reservation ?? '';
    if (form.get('do') === 'change') await giveBack(context, code);
    const entered = await enterStep(context, 'asientos');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    const extended = await extendIfAsked(context, { code: reservation.code, step: 'asientos' });
    if (extended) return extended;
    if (form.get('do') === 'change') return go(stepAddress('asientos', context.lang));
    const positions = seatedPassengers(reservation).map(({ position }) => position);
    const choice = sentChoice(form, positions);
    const automatic = form.get('do') === 'automatic';
    const held = await context.call(postSeats, {
      body: { code: reservation.code, automatic, seats: automatic ? [] : seatsBody(choice, positions) },
    });
    if (held.ok) return go(stepAddress('pago', context.lang));
    return draw(context, reservation, { choice: withNearest(choice, held.errors), errors: held.errors });
  },

  head: (_data, { lang }) => ({
    title: seatsStep.title[lang],
    description: seatsStep.automaticHint[lang],
  }),
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

interface Shown {
  readonly choice: SeatChoice;
  readonly errors: FormErrors;
}

async function draw(
  context: PageContext,
  reservation: ReservationView,
  { choice, errors }: Shown,
): Promise<Outcome<SeatsData>> {
  const maps = await context.call(getSeats, { query: { code: reservation.code } });
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      reservation,
      maps: maps.ok ? maps.data : { departure: null, return: null },
      choice,
      errors: shownErrors([...errors, ...(maps.ok ? [] : maps.errors)], context.lang),
    },
  };
}
