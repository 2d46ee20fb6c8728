import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { seatsShell } from '#text/seats-shell.ts';
import { shownErrors } from '#web/all-errors.ts';
import { busWords } from '#web/seats/bus-words.ts';
import { completeChoice } from '#web/seats/complete-choice.ts';
import { withNearest } from '#web/seats/nearest.ts';
import { partyOf } from '#web/seats/party.ts';
import { hasProposal, wantsOtherRun } from '#web/seats/refusal.ts';
import { StepHeader } from './step-header.tsx';
import { Screen } from './screen.tsx';
import { chosenCount, heldChoice, positionsOf, seatedPassengers, seatsBody } from '#web/seats/seat-choice.ts';
import { sentBus, sentPress, sentSeating } from '#web/seats/seating-form.ts';
import { press, type Seating, startSeating } from '#web/seats/seating.ts';
import type { SeatsData, ShownSeats } from '#web/seats/seats-data.ts';
import { writtenMap } from '#web/seats/written-map.ts';
import { stepShell } from '#web/flows/reservation/step-shell.tsx';
import { actOnContactCode, contactCodeAfter, withoutCodePrompts } from '#web/access/act-on-contact-code.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import { enterStep, namedCode } from '#web/booking/enter-step.ts';
import { liveReservation } from '#web/services/live-reservation.ts';
import { extendIfRequested } from '#web/flows/reservation/extend-form.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { captchaOf } from '#wire/captcha.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation, getSeats, postSeats } from '#wire/websale.ts';

export const seatsPage: Page<SeatsData, ShownSeats> = {
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
    const bus = sentBus(form);
    const pressed = sentPress(form);
    if (pressed) return draw(context, reservation, press(seating, { ...pressed, positions }));
    const contactCode = await actOnContactCode(context, form, reservation.code);
    if (contactCode && !contactCode.isConfirmed) return draw(context, reservation, { seating, bus, contactCode });
    const captcha = form.get('captcha') ?? '';
    return hold(context, reservation, { seating, bus, captcha, isAutomatic: form.get('do') === 'automatic' });
  },

  head: (_data, { lang }) => ({
    title: seatsShell.title[lang],
    description: seatsShell.description[lang],
  }),
  Shell: stepShell({
    step: 'asientos',
    titleOf: (_data, lang) => seatsShell.title[lang],
    saysTitle: true,
    Header: StepHeader,
  }),
  Screen,
  shown: ({ reservation, party, maps, words, seating, bus, errors, proposed, otherRuns, captcha }) => ({
    reservation: {
      ...liveReservation(reservation),
      passengers: reservation.passengers.map(({ position, type }) => ({ position, type })),
    },
    party,
    maps,
    words,
    seating,
    bus,
    errors,
    proposed,
    otherRuns,
    captcha,
  }),
};

/** "Change seats": releases the held seats first, so that the guard admits the traveller (T37). */
async function giveBack(context: PageContext, code: string): Promise<void> {
  const found = await context.call(getReservation, { query: { code } });
  if (!found.ok) return;
  const released_seats = found.data.reservation.passengers.flatMap(({ seat_departure: out, seat_return: back }) => [
    ...(out === null ? [] : [{ direction: 'departure' as const, seat: out }]),
    ...(back === null ? [] : [{ direction: 'return' as const, seat: back }]),
  ]);
  if (released_seats.length > 0) await context.call(postSeats, { body: { code, released_seats } });
}

interface RequestedSeats extends Pick<Drawn, 'bus'> {
  readonly seating: Seating;
  /** "Choose for me". */
  readonly isAutomatic: boolean;
  /** The solution of the required captcha. */
  readonly captcha: string;
}

/** Holds the chosen seats, and assigns seats to passengers without one (B10). */
async function hold(
  context: PageContext,
  reservation: ReservationView,
  { seating, bus, isAutomatic, captcha }: RequestedSeats,
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
    bus,
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
  /** The bus that was visible. */
  readonly bus?: Direction | undefined;
  readonly errors?: FormErrors;
  readonly contactCode?: ContactCodeData | null;
}

async function draw(
  context: PageContext,
  reservation: ReservationView,
  { seating, bus, errors = [], contactCode = null }: Drawn,
): Promise<Outcome<SeatsData>> {
  const { lang } = context;
  const { code } = reservation;
  const found = await context.call(getSeats, { query: { code } });
  const maps = found.ok ? found.data : { departure: null, return: null };
  const wordsOf = (direction: Direction) => {
    const map = maps[direction];
    return map && busWords(map, reservation[direction].schedule, lang, reservation.buses?.[direction][lang]);
  };
  // Its advice is said in words already.
  const written = (direction: Direction) => maps[direction] && writtenMap(maps[direction]);
  return {
    kind: 'show',
    status: errors.length > 0 || contactCode?.errors.length ? 422 : 200,
    data: {
      reservation,
      party: partyOf(reservation, lang),
      maps: { departure: written('departure'), return: written('return') },
      words: { departure: wordsOf('departure'), return: wordsOf('return') },
      seating,
      bus: refusedBus(errors) ?? bus ?? 'departure',
      errors: shownErrors([...withoutCodePrompts(errors), ...(found.ok ? [] : found.errors)], lang),
      proposed: hasProposal(errors) ? seatsShell.proposed[lang] : null,
      otherRuns: wantsOtherRun(errors)
        ? { href: stepAddress('horarios', { lang, code }), text: seatsShell.otherRuns[lang] }
        : null,
      captcha: captchaOf(errors) ?? null,
      contactCode,
    },
  };
}

/** The first bus on which a seat was refused. */
const refusedBus = (errors: FormErrors): Direction | undefined =>
  DIRECTIONS.find((direction) => errors.some(({ field }) => field?.endsWith(`seat_${direction}`)));
