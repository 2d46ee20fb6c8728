import { type SeatMap, seatMaps } from '#app/booking/seat-maps.ts';
import type { Caller } from '#app/caller.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';
import { invoiceRefusal, offerUntil } from '#domain/amendments/change-rules.ts';
import { type AdditionLine, notOnBoard } from '#domain/booking/addition.ts';
import type { Faults } from '#domain/errors.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { ChangeDeps } from './change-deps.ts';
import { changingOf, differenceOf } from './changing.ts';
import { findSubject, type Named, type Subject, requestedRun } from './subject.ts';

export interface RequestedChange extends Named {
  readonly segment: Segment;
}

/** The offer of a change to another run: nothing is held for it yet. */
export interface ChangeOffer {
  readonly subject: Subject;
  readonly changing: ChangeReservation;
  /** The bus, and its free seats. */
  readonly map: SeatMap;
  readonly difference: Centavos;
  /** Additions that this bus does not have: refunded once the change is made. */
  readonly notOnBoard: readonly AdditionLine[];
  /** It can be accepted until then, at this price. */
  readonly validUntil: Instant;
}

/** The price of a change to one run, and its seats (M93, B15). Read-only. */
export const offerChange =
  (deps: ChangeDeps) =>
  async (input: RequestedChange, caller: Caller, now: Instant): Promise<Result<ChangeOffer, Faults>> => {
    const found = await findSubject(deps, input, { caller, now });
    if (!found.ok) return found;
    const subject = found.value;
    const wanted = await requestedRun(deps, subject, { segment: input.segment, now });
    if (!wanted.ok) return wanted;
    const changing = await changingOf(deps, subject, { run: wanted.value, now });
    const difference = differenceOf(changing);
    const invoiced = invoiceRefusal(await deps.isInvoiced(subject.stored.reservation.id), difference);
    if (invoiced) return fail([invoiced]);
    const [map] = await seatMaps(deps, changing);
    const validUntil = offerUntil(now, subject.closesAt, wanted.value.departs);
    const { reservation } = subject.stored;
    const bus = {
      direction: subject.direction,
      amenities: wanted.value.departure.service.amenities,
      offers: deps.offers,
    };
    const left = notOnBoard(reservation.additions, bus);
    return ok({ subject, changing, map: map!, difference, notOnBoard: left, validUntil });
  };
