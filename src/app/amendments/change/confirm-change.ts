import { findReservation } from '#app/booking/find-draft.ts';
import { isSameSegment } from '#domain/timetable/departure.ts';
import type { Caller } from '#app/caller.ts';
import { payReservation } from '#app/booking/pay-reservation.ts';
import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { parseFolio } from '#domain/ticketing/ticket-rules.ts';
import { parseReservationCode, type ReservationCode } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { ChangeDeps } from './change-deps.ts';
import { holdForChange, type SeatOfPassenger } from './hold-for-change.ts';
import { type RequestedChange, type ChangeOffer, offerChange } from './offer-change.ts';
import { directionOf } from './subject.ts';

export interface ConfirmChange extends RequestedChange {
  /** The difference the traveller agreed to, and until when it was valid. */
  readonly difference: Centavos;
  readonly validUntil: Instant | undefined;
  /** Empty: the best available. */
  readonly seats: readonly SeatOfPassenger[];
}

export type ConfirmedChange =
  | { readonly kind: 'changed'; readonly reservation: Reservation }
  /** The seats are held; the change is completed when this is paid. */
  | {
      readonly kind: 'to_pay';
      readonly code: ReservationCode;
      readonly amount: Centavos;
      readonly until: Instant;
      /** Of the boarding stop. */
      readonly zone: Zone;
    };

type Answer = Result<ConfirmedChange, Faults>;

/**
 * Replaces the run of a ticket (M93, T44). Seats on the new run are held first; without anything to pay the change is
 * completed immediately, otherwise when the difference is paid. The seats on the old run are kept until then.
 */
export const confirmChange =
  (deps: ChangeDeps) =>
  async (input: ConfirmChange, caller: Caller, now: Instant): Promise<Answer> => {
    const done = await alreadyDone(deps, input, caller);
    if (done) return ok(done);
    if (input.validUntil === undefined || now >= input.validUntil) return fail([fault('offer_expired')]);
    const offered = await offerChange(deps)(input, caller, now);
    if (!offered.ok) return offered;
    const { difference } = offered.value;
    if (difference !== input.difference) return fail([fault('price_changed', 'difference', { total: difference })]);
    const begun = await begin(deps, offered.value, caller);
    if (!begun.ok) return begun;
    const held = await holdForChange(deps, offered.value, input.seats);
    if (!held.ok) {
      await deps.changes.endWithoutSeats(offered.value.changing.id);
      return held;
    }
    return conclude(deps, held.value, { input, caller, now, zone: offered.value.subject.origin.zone });
  };

/** For a repeated request: the ticket was already replaced, and its journey is on the requested run. */
async function alreadyDone(
  deps: ChangeDeps,
  { code, ticket, segment }: ConfirmChange,
  caller: Caller,
): Promise<ConfirmedChange | undefined> {
  const found = await findReservation(deps, code, caller);
  if (!found.ok || directionOf(found.value, ticket) !== undefined) return undefined;
  const { reservation } = found.value;
  const isOurs = parseFolio(ticket)?.code === parseReservationCode(code);
  const isThere = DIRECTIONS.some((direction) => isSameSegment(segment, reservation[direction].segment));
  return isOurs && isThere ? { kind: 'changed', reservation } : undefined;
}

async function begin(
  { changes }: ChangeDeps,
  { changing, subject }: ChangeOffer,
  { sessionHash }: Caller,
): Promise<Result<void, Faults>> {
  const begun = await changes.begin({ changing, version: subject.stored.version, sessionHash });
  switch (begun) {
    case 'begun':
      return ok(undefined);
    case 'paying':
      return fail([fault('payment_in_progress')]);
    case 'boarded':
      return fail([fault('change_closed', 'ticket_id', { minutes: CHANGE_MINUTES })]);
    case 'changed':
      return fail([fault('change_overtaken')]);
    case 'code_taken':
      return fail([fault('action_failed')]);
  }
}

interface Confirming {
  readonly input: ConfirmChange;
  readonly caller: Caller;
  readonly now: Instant;
  readonly zone: Zone;
}

async function conclude(
  deps: ChangeDeps,
  held: Reservation,
  { input, caller, now, zone }: Confirming,
): Promise<Answer> {
  const amount = held.quote!.total;
  if (amount > 0) return ok({ kind: 'to_pay', code: held.code, amount, until: held.holdUntil!, zone });
  const nothing = { method: 'cash', token: undefined, deviceSession: undefined, total: ZERO } as const;
  const paid = await payReservation(deps)({ ...nothing, code: held.code, key: held.id }, caller, now);
  if (!paid.ok) return paid;
  const changed = await findReservation(deps, input.code, caller);
  return changed.ok ? ok({ kind: 'changed', reservation: changed.value.reservation }) : changed;
}
