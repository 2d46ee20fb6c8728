import { beginAddition } from '#app/amendments/additions/begin-addition.ts';
import { type RequestedAddition, requestedLines } from '#app/booking/requested-lines.ts';
import type { Caller } from '#app/caller.ts';
import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import { LUGGAGE } from '#domain/amendments/luggage/luggage.ts';
import { followUpSale } from '#domain/amendments/follow-up-sale.ts';
import { type AdditionLine, isSamePlace } from '#domain/booking/addition.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { quoteAdditions } from '#domain/amendments/additions/quote-additions.ts';
import { reservationCode, type ReservationCode, uuidV7 } from '#kernel/ids.ts';
import { earliest, type Instant, type Zone } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { LuggageDeps } from './luggage-deps.ts';
import { type AddableTicket, type ListedAdditions, listAdditions } from './list-additions.ts';
import type { AdditionBegun } from '#app/amendments/additions/ports.ts';

export interface Add {
  /** Code of the reservation. */
  readonly code: string;
  readonly items: readonly RequestedAddition[];
}

/** A separate reservation, paid like any other; the additions are applied once it is paid. */
export interface AdditionToPay {
  readonly code: ReservationCode;
  readonly amount: Centavos;
  readonly until: Instant;
  /** Of the stop where the trip begins. */
  readonly zone: Zone;
}

/**
 * Adds luggage and other extras to a paid reservation (B22). Nothing is added before it is paid: until then it is a
 * separate reservation, which expires without cost.
 */
export const add =
  (deps: LuggageDeps) =>
  async ({ code, items }: Add, caller: Caller, now: Instant): Promise<Result<AdditionToPay, Faults>> => {
    const found = await listAdditions(deps)({ code }, caller, now);
    if (!found.ok) return found;
    const listed = found.value;
    const lines = linesOf(listed, items);
    if (!lines.ok) return lines;
    const adding = addingOf(deps, listed, { lines: lines.value, now });
    const begun = await beginAddition(deps.additions, { adding, kind: LUGGAGE, sessionHash: caller.sessionHash });
    if (begun.kind !== 'begun') return fail([refusalOf(begun)]);
    const { zone } = listed.tickets[0]!.origin;
    return ok({ code: adding.code, amount: adding.quote!.total, until: begun.until, zone });
  };

/** Requires at least one line. */
function linesOf(
  { tickets }: ListedAdditions,
  items: readonly RequestedAddition[],
): Result<readonly AdditionLine[], Faults> {
  const places = tickets.map(({ ticket, ...one }) => ({ ...one, name: ticket.folio, place: ticket }));
  const lines = requestedLines(places, items);
  return lines.ok && lines.value.length === 0 ? fail([fault('additions_required', 'items')]) : lines;
}

interface Priced {
  readonly lines: readonly AdditionLine[];
  readonly now: Instant;
}

function addingOf(
  { random }: Pick<LuggageDeps, 'random'>,
  { reservation, tickets }: ListedAdditions,
  { lines, now }: Priced,
): AddingReservation {
  return {
    ...followUpSale(reservation),
    step: 'pago',
    id: uuidV7(now, random(10)),
    code: reservationCode(random(10)),
    quote: quoteAdditions(lines),
    adding: { of: reservation.id, code: reservation.code, lines, departs: firstBus(tickets, lines) },
    createdAt: now,
  };
}

/** The earliest bus that something is added on. */
function firstBus(tickets: readonly AddableTicket[], lines: readonly AdditionLine[]): Instant {
  const [first, ...others] = tickets
    .filter(({ ticket }) => lines.some((line) => isSamePlace(line, ticket)))
    .map(({ departs }) => departs!);
  return earliest(first!, ...others);
}

function refusalOf(begun: Exclude<AdditionBegun, { kind: 'begun' }>): Fault {
  switch (begun.kind) {
    case 'refused':
      return begun.fault;
    case 'paying':
      return fault('payment_in_progress');
    case 'code_taken':
      return fault('action_failed');
  }
}
