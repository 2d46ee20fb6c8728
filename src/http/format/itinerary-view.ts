import { journeysOf, stopsOf } from '#domain/fares/journey-stops.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { DoneForOwner, SentNotice } from '#app/notices/correspondence-ports.ts';
import { maskedName } from '#domain/access/masked-name.ts';
import { maskedEmail } from '#kernel/filters.ts';
import type { Action } from '#domain/amendments/action.ts';
import type { Stop } from '#domain/network/stop.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { stopView } from '#http/format/stop-view.ts';
import type { Instant } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { ActionView, DoneView, ItineraryView, MaskedView, SentView } from '#wire/itinerary.ts';

/**
 * The reservation as far as the caller's proof allows; being able to invoice it reveals no more. `actions` are given to
 * callers who see all of it.
 */
export const itineraryView = (
  facts: ReservationFacts,
  actions: readonly Action[] | undefined,
  now: Instant,
): ItineraryView =>
  actions
    ? {
        level: 'full',
        reservation: reservationView(facts, now),
        masked: null,
        actions: actions.map((action) => actionView(facts, action)),
      }
    : { level: 'masked', reservation: null, masked: maskedView(facts, now), actions: [] };

const endsView = ([from, to]: readonly [Stop, Stop]) => ({ from: stopView(from), to: stopView(to) });

const actionView = (facts: ReservationFacts, { kind, direction, until, refusal }: Action): ActionView => ({
  kind,
  direction: direction ?? null,
  until: until === undefined ? null : isoInZone(until, stopsOf(facts, direction ?? 'departure')[0].zone),
  refusal: refusal ?? null,
});

function maskedView(facts: ReservationFacts, now: Instant): MaskedView {
  const { reservation } = facts;
  return {
    code: reservation.code,
    origin: stopView(facts.origin),
    destination: stopView(facts.destination),
    payment: reservation.status,
    expired: reservation.expired,
    journeys: journeysOf(reservation).map((direction) => {
      const run = facts.runs[direction];
      return {
        direction,
        open: reservation[direction].open,
        ...(facts.via && endsView(stopsOf(facts, direction))),
        departs_at: run ? isoInZone(run.departs, run.origin.zone) : null,
        arrives_at: run ? isoInZone(run.arrives, run.destination.zone) : null,
        seats: reservation.passengers.flatMap(({ seats }) => seats[direction] ?? []),
        cancelled: reservation.cancelled.includes(direction),
      };
    }),
    passengers: reservation.passengers.map(({ firstName, lastName }) => ({
      first_name: maskedName(firstName),
      last_name: maskedName(lastName),
    })),
    server_now: new Date(now).toISOString(),
  };
}

/** What operators did, in the same time zone. */
export const doneView = (done: readonly DoneForOwner[], { zone }: Pick<Stop, 'zone'>): DoneView =>
  done.map(({ action, at, amount }) => ({ action, at: isoInZone(at, zone), amount: amount ?? null }));

/** Sent notices, in the time zone of the stop where the trip begins. */
export const sentView = (notices: readonly SentNotice[], { zone }: Pick<Stop, 'zone'>): SentView =>
  notices.map(({ topic, at, recipient }) => ({ topic, at: isoInZone(at, zone), to: maskedEmail(recipient) }));
