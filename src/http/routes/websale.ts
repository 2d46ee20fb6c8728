import { originsView } from '#http/format/origins-view.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { schedulesView } from '#http/format/schedules-view.ts';
import { segmentOf } from '#http/format/segment-of.ts';
import { chosenBeside } from '#http/format/sold-beside.ts';
import { promotionFault } from '#http/carrier-faults.ts';
import { type Handler, handler } from '#http/handler.ts';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import { type ExtrasOfPlace, listAdditionals } from '#app/booking/list-additionals.ts';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { createReservation } from '#app/booking/create-reservation.ts';
import type { SharedAnswers } from '#app/shared-answers.ts';
import { listSchedules, type Schedules } from '#app/booking/list-schedules.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { searchedDraft, seenDrafts } from '#app/booking/seen-drafts.ts';
import { saveContact } from '#app/booking/save-contact.ts';
import type { Tally } from '#app/statistics/tally.ts';
import { checkPromoCode } from '#app/fares/check-promo-code.ts';
import { listOrigins } from '#app/timetable/list-origins.ts';
import { type Direction, DIRECTIONS } from '#domain/fares/quote.ts';
import { fault } from '#domain/errors.ts';
import { labelOf } from '#domain/statistics/visit-count.ts';
import { id } from '#kernel/ids.ts';
import { fail, ok } from '#kernel/result.ts';
import type { BodyOf } from '#wire/route.ts';
import { baggageView, offerView } from '#http/format/baggage-view.ts';
import { type AdditionalsView, getAdditionals, postAdditionals } from '#wire/additionals.ts';
import * as wire from '#wire/websale.ts';

interface WebsaleDeps extends SaleDeps {
  /** Counts lists without a run to choose; absent: not counted. */
  readonly tally?: Pick<Tally, 'count'>;
  readonly sharedLists?: SharedAnswers<Schedules> | undefined;
}

/** The calls of the sale from the search to the extras, and the state of a reservation. */
export function websaleHandlers(deps: WebsaleDeps): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const origins = listOrigins(deps);
  const promo = checkPromoCode(deps);
  const create = createReservation(deps);
  const seen = seenDrafts();
  const schedules = listSchedules({ ...deps, seenDrafts: seen });
  const choose = chooseRuns(deps);
  const contact = saveContact(deps);
  const extras = listAdditionals(deps);
  const additionals = chooseAdditionals(deps);
  return [
    handler(wire.getOrigins, async () => {
      const found = await origins();
      return found.ok ? ok(originsView(await deps.timetable.current())) : found;
    }),
    handler(wire.getPromotionalCode, async ({ query, caller, now }) => {
      const foreign = promotionFault(query);
      if (foreign) return fail([foreign]);
      const found = await promo(query, caller, now);
      if (!found.ok) return found;
      const { code, percent, endsOn } = found.value;
      return ok({ code, percent, valid_until: endsOn ?? null });
    }),
    handler(wire.postCreate, async ({ body, caller, now, lang }) => {
      const made = await create(searchOf(body, lang), caller, now);
      if (made.ok) seen.saw(searchedDraft(made.value), caller);
      return answerReservation(made, factsOf, now);
    }),
    handler(wire.getSchedules, async ({ query, caller, now, device }) => {
      const found = await schedules(query, caller, now);
      if (
        device &&
        found.ok &&
        found.value.offers.every(({ reason }) => reason !== undefined) &&
        found.value.connections.length === 0
      ) {
        const { origin, destination } = found.value.pair;
        deps.tally?.count('no_runs', labelOf(origin, destination));
      }
      return found.ok ? ok(schedulesView(found.value)) : found;
    }),
    handler(wire.postSchedules, async ({ body, caller, now }) => {
      const chosen = { departure: chosenOf(body.departure), return: chosenOf(body.return) };
      const misread = DIRECTIONS.find((direction) => body[direction] && !chosen[direction]);
      if (misread) return fail([fault('schedules_not_found', misread)]);
      return answerReservation(
        await choose({ code: body.code, ...chosen, ...(body.via && { via: id(body.via) }) }, caller, now),
        factsOf,
        now,
      );
    }),
    handler(wire.postContact, async ({ body, caller, now }) =>
      answerReservation(await contact(contactOf(body), caller, now), factsOf, now),
    ),
    handler(getAdditionals, async ({ query, caller, now }) => {
      const listed = await extras(query, caller, now);
      return listed.ok ? ok({ passengers: listed.value.map(extrasView) }) : listed;
    }),
    handler(postAdditionals, async ({ body, caller, now }) => {
      return answerReservation(await additionals(chosenBeside(body), caller, now), factsOf, now);
    }),
  ];
}

const searchOf = (body: BodyOf<typeof wire.postCreate>, lang: 'es' | 'en') => ({
  origin: body.origin,
  destination: body.destination,
  round: body.round,
  departure: body.departure,
  return: body.return,
  passengers: body.passengers.map(({ type }) => type),
  promo: body.promotional_code,
  lang,
});

const chosenOf = (chosen: BodyOf<typeof wire.postSchedules>[Direction]) => (chosen ? segmentOf(chosen) : undefined);

const contactOf = ({ code, contact, passengers, lang }: BodyOf<typeof wire.postContact>) => ({
  code,
  lang,
  contact: {
    firstName: contact.first_name,
    lastName: contact.last_name,
    phone: contact.cell_phone,
    email: contact.email,
    privacy: contact.privacy,
    changes: contact.changes,
    ofAge: contact.of_age,
  },
  passengers: passengers.map(({ first_name, last_name }) => ({ firstName: first_name, lastName: last_name })),
});

const extrasView = ({ passenger, direction, tier, offers }: ExtrasOfPlace): AdditionalsView['passengers'][number] => ({
  passenger,
  direction,
  baggage: baggageView(tier),
  offers: offers.map(({ chosen, ...one }) => ({ ...offerView(one), chosen })),
});
