import { beginAddition } from '#app/amendments/additions/begin-addition.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import { isLastNameOf } from '#domain/access/last-name.ts';
import { quoteAdditions } from '#domain/amendments/additions/quote-additions.ts';
import { ON_BOARD } from '#domain/amendments/additions/on-board.ts';
import { meantOf, seatOrFolio } from '#domain/amendments/additions/seat-or-folio.ts';
import { followUpSale } from '#domain/amendments/follow-up-sale.ts';
import { type AdditionOffer, additionLine, isOnBoard, isSamePlace } from '#domain/booking/addition.ts';
import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { limitsOnBoard } from '#domain/guessing/guess-limits.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { reservationCode, type ReservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { AdditionDeps } from './addition-deps.ts';
import type { OnBoard, Press, TicketOnBoard } from './on-board-ports.ts';

export interface OnBoardDeps extends AdditionDeps, GuardDeps, Pick<SaleDeps, 'reservations'> {
  readonly onBoard: OnBoard;
  readonly fingerprint: (text: string) => string;
}

export interface BuyOnBoard {
  /** The key of an offer. */
  readonly offer: string;
  /** A seat or a folio, as typed. */
  readonly ticket: string;
  readonly lastName: string;
  /** Receives the messages about the payment. */
  readonly email: string;
  readonly lang: 'es' | 'en';
  readonly key: string;
}

export interface OrderOnBoard {
  readonly code: ReservationCode;
  readonly amount: Centavos;
}

/**
 * Sells something to a passenger on board who gives a seat or folio and the ticket's last name (M56). Reveals nothing
 * else of the reservation. It is a separate order, effective once paid; a repeated request gets the same order. Wrong
 * names count as failed guesses like those of a look-up.
 */
export const buyOnBoard =
  (deps: OnBoardDeps) =>
  async (input: BuyOnBoard, caller: Caller, now: Instant): Promise<Result<OrderOnBoard, Faults>> => {
    const offer = deps.offers.find(({ key, onlyWith }) => key === input.offer && onlyWith !== undefined);
    const [missing, ...more] = missingIn(input, offer);
    if (missing) return fail([missing, ...more]);
    const found = await ticketOf(deps, input, { caller, now });
    if (!found.ok) return found;
    const press = pressOf(deps, input, caller);
    const kept = await deps.onBoard.keep(press, reservationCode(deps.random(10)));
    if (!kept.isSame) return fail([fault('idempotency_mismatch')]);
    const earlier = await orderOf(deps, kept.code, caller);
    if (earlier) return ok(earlier);
    const begun = await begin(deps, { input, offer: offer!, ticket: found.value, code: kept.code }, { caller, now });
    if (!begun.ok) await deps.onBoard.forget(press);
    return begun;
  };

function missingIn({ ticket, lastName, email }: BuyOnBoard, offer: AdditionOffer | undefined): readonly Fault[] {
  return [
    ...(offer ? [] : [fault('package_unknown', 'package_id')]),
    ...(ticket.trim() === '' ? [fault('seat_or_folio_required', 'ticket_id')] : []),
    ...(lastName.trim() === '' ? [fault('last_name_required', 'last_name')] : []),
    ...emailFaults(email, 'contact.email', 'receipt'),
  ];
}

const pressOf = ({ fingerprint }: OnBoardDeps, { key, ...asked }: BuyOnBoard, { sessionHash }: Caller): Press => ({
  sessionHash,
  key,
  requestHash: fingerprint(JSON.stringify([asked.offer, asked.ticket, asked.lastName, asked.email])),
});

async function orderOf(
  { reservations }: Pick<OnBoardDeps, 'reservations'>,
  code: ReservationCode,
  { sessionHash }: Caller,
): Promise<OrderOnBoard | undefined> {
  const found = await reservations.find(code, sessionHash);
  return found && { code, amount: found.reservation.quote!.total };
}

interface Asking {
  readonly caller: Caller;
  readonly now: Instant;
}

/** One guess of a name for a seat. There is no captcha on board: after too many failures the passenger has to wait. */
async function ticketOf(
  deps: OnBoardDeps,
  { ticket, lastName }: BuyOnBoard,
  { caller, now }: Asking,
): Promise<Result<TicketOnBoard, Faults>> {
  const named = seatOrFolio(ticket);
  const what = named && 'seat' in named ? 'seat' : 'folio';
  const secret = `on board ${named && 'seat' in named ? named.seat : ticket.trim().toUpperCase()}`;
  const tried = { kind: 'reservation', secret, address: caller.address, captcha: undefined, now } as const;
  const begun = await beginTry(deps, { ...tried, limits: limitsOnBoard(what) });
  if (!begun.ok) return begun;
  const tickets = named ? await deps.onBoard.tickets(named, now) : [];
  const meant = meantOf(tickets.filter((one) => isLastNameOf(lastName, [one.lastName])));
  if (meant === 'nobody') return fail([fault('seat_or_folio_unknown', 'ticket_id')]);
  await begun.value.forgive();
  return meant === 'many' ? fail([fault('folio_needed', 'ticket_id')]) : ok(meant);
}

interface Buying {
  readonly input: BuyOnBoard;
  readonly offer: AdditionOffer;
  readonly ticket: TicketOnBoard;
  readonly code: ReservationCode;
}

async function begin(
  deps: OnBoardDeps,
  buying: Buying,
  { caller, now }: Asking,
): Promise<Result<OrderOnBoard, Faults>> {
  const { offer, ticket } = buying;
  const stored = await deps.reservations.byId(ticket.reservation);
  const { tickets } = await deps.aftersales.ticketsStatus(ticket.reservation);
  const place = tickets.find((one) => isSamePlace(one, ticket));
  if (!stored || !isOnBoard(offer, place?.onBoard ?? [])) {
    return fail([fault('package_not_on_bus', 'package_id')]);
  }
  const adding = addingOf(deps, stored.reservation, { ...buying, now });
  const begun = await beginAddition(deps.additions, { adding, kind: ON_BOARD, sessionHash: caller.sessionHash });
  switch (begun.kind) {
    case 'begun':
      return ok({ code: adding.code, amount: adding.quote!.total });
    case 'refused':
      return fail([refusalOf(begun.fault)]);
    case 'paying':
      return fail([fault('payment_in_progress')]);
    case 'code_taken': {
      // A concurrent duplicate of the request was faster.
      const other = await orderOf(deps, adding.code, caller);
      return other ? ok(other) : fail([fault('action_failed')]);
    }
  }
}

/**
 * Worded for a package: what closes an addition of luggage means here that its passenger has got off, and there is no
 * quantity to lower.
 */
const refusalOf = (refused: Fault): Fault => {
  switch (refused.code) {
    case 'addition_closed':
      return fault('package_ride_over', 'package_id');
    case 'addition_excluded':
    case 'addition_too_many':
      return fault('package_owned', 'package_id');
    default:
      return { ...refused, field: 'package_id' };
  }
};

/**
 * It contains one passenger, by the typed name, and a contact of its own: nothing of the reservation is shown with it.
 */
function addingOf(
  { random }: Pick<OnBoardDeps, 'random'>,
  reservation: Reservation,
  { input, offer, ticket, code, now }: Buying & { readonly now: Instant },
): AddingReservation {
  const { passenger, direction, arrives } = ticket;
  const lines = [{ ...additionLine(offer, { passenger, direction }, 1), payBy: arrives }];
  const lastName = input.lastName.trim();
  const sale = followUpSale(reservation);
  return {
    ...sale,
    lang: input.lang,
    passengers: sale.passengers
      .filter(({ position }) => position === passenger)
      .map((one) => ({ ...one, firstName: '', lastName })),
    contact: { firstName: '', lastName, phone: '', email: input.email.trim(), privacy: true, changes: false },
    contactConfirmed: false,
    step: 'pago',
    id: uuidV7(now, random(10)),
    code,
    quote: quoteAdditions(lines),
    adding: { of: reservation.id, code: reservation.code, lines, departs: arrives, onBoard: true },
    createdAt: now,
  };
}
