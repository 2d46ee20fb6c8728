import type { ChangeDeps } from '#app/amendments/change/change-deps.ts';
import { confirmChange } from '#app/amendments/change/confirm-change.ts';
import { listChanges } from '#app/amendments/change/list-changes.ts';
import { offerChange } from '#app/amendments/change/offer-change.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { changeOfferView, confirmedView, listedChangesView } from '#http/format/change-view.ts';
import { segmentOf } from '#http/format/segment-of.ts';
import { type Handler, handler } from '#http/handler.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { BodyOf } from '#wire/route.ts';
import * as wire from '#wire/schedule-change.ts';

/** The calls that change the schedule of a journey. */
export function scheduleChangeHandlers(deps: ChangeDeps): readonly Handler[] {
  const list = listChanges(deps);
  const offer = offerChange(deps);
  const confirm = confirmChange(deps);
  const factsOf = reservationFacts(deps);

  return [
    handler(wire.getChangeSchedules, async ({ params, query, caller, now }) => {
      const input = { code: params['id'] ?? '', ticket: query.ticket_id, date: query.date };
      const listed = await list(input, caller, now);
      return listed.ok ? ok(listedChangesView(listed.value, now)) : listed;
    }),
    handler(wire.getChangeAvailability, async ({ params, query, caller, now }) => {
      const segment = known(query);
      if (!segment.ok) return segment;
      const input = { code: params['id'] ?? '', ticket: query.ticket_id, segment: segment.value };
      const offered = await offer(input, caller, now);
      return offered.ok ? ok(changeOfferView(offered.value, now)) : offered;
    }),
    handler(wire.postChangeSchedule, async ({ params, body, caller, now }) => {
      const segment = known(body);
      if (!segment.ok) return segment;
      const confirmed = await confirm({ code: params['id'] ?? '', ...accepted(body, segment.value) }, caller, now);
      return confirmed.ok ? ok(await confirmedView(confirmed.value, factsOf, now)) : confirmed;
    }),
  ];
}

function known(named: Parameters<typeof segmentOf>[0]): Result<Segment, Faults> {
  const segment = segmentOf(named);
  return segment ? ok(segment) : fail([fault('schedules_not_found', 'schedule_detail_id')]);
}

/** The offer shown to and accepted by the traveller. */
const accepted = (body: BodyOf<typeof wire.postChangeSchedule>, segment: Segment) => ({
  ticket: body.ticket_id,
  segment,
  difference: centavos(body.difference),
  validUntil: momentOf(body.valid_until),
  seats: body.seats,
});

/** Undefined for an invalid moment. */
function momentOf(iso: string): Instant | undefined {
  const read = Date.parse(iso);
  return Number.isNaN(read) ? undefined : instant(read);
}
