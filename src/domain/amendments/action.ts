import { changeRefusal } from '#domain/amendments/change-rules.ts';
import { nameClosesAt, type NamedPassenger, nameRefusal } from '#domain/amendments/name-rules.ts';
import { EVERYTHING, refundOfferOf } from '#domain/amendments/offer.ts';
import {
  journeyRefusal,
  passengerRefusal,
  type SeatedJourney,
  type SeatsQuestion,
  seatsCloseAt,
} from '#domain/amendments/seat-rules.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { isInvoiced } from '#domain/payment/method.ts';
import { stateOf } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { earliest, type Instant } from '#kernel/instant.ts';

/** What an owner does with a reservation by themselves, the most pressing first. */
export const ACTION_KINDS = [
  'pay_reference',
  'choose_run',
  'change_run',
  'change_seats',
  'add',
  'change_name',
  'invoice',
  'cancel',
] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

export interface Action {
  readonly kind: ActionKind;
  /** The journey it is of, or whose bus closes it; undefined where it is of the whole trip and has no end. */
  readonly direction?: Direction | undefined;
  /** The first moment too late; undefined where only the action itself tells. */
  readonly until?: Instant | undefined;
  /** It could be done, had it not been done as often as it may: the rule's refusal. */
  readonly refusal?: ErrorCode | undefined;
}

/** All that decides what can be done: how things stand, each with the clock it was read by. */
export interface ActionFacts {
  readonly reservation: Reservation;
  /** The last moment to change each journey, or to give its open ticket a run; undefined for none. */
  readonly changeClosesAt: Readonly<Record<Direction, Instant | undefined>>;
  readonly seats: SeatsQuestion & { readonly journeys: readonly SeatedJourney[] };
  readonly names: {
    readonly status: PaymentStatus;
    readonly now: Instant;
    readonly passengers: readonly (NamedPassenger & { readonly direction: Direction | undefined })[];
  };
  /** What is sold for it on a page of its own, by kinds of items with rules of their own. */
  readonly offered: readonly Action[];
  readonly ticketsStatus: TicketsStatus;
  readonly now: Instant;
}

/** What can be done with a reservation that is paid, by the rules of each action. */
export const actionsOf = (facts: ActionFacts): readonly Action[] => [
  ...scheduleActions(facts),
  ...seatActions(facts),
  ...facts.offered,
  ...nameActions(facts),
  ...(mayBeInvoiced(facts.reservation) ? [{ kind: 'invoice' } as const] : []),
  ...(refundOfferOf(facts.ticketsStatus, { selection: EVERYTHING, now: facts.now }).ok
    ? [{ kind: 'cancel' } as const]
    : []),
];

/** What waits to be paid in a store. */
export const referenceAction = (reservation: Reservation): readonly Action[] => {
  const { voucher } = reservation;
  return voucher && stateOf(reservation).kind !== 'ended' ? [{ kind: 'pay_reference', until: voucher.payBy }] : [];
};

function scheduleActions({ reservation, changeClosesAt, now }: ActionFacts): readonly Action[] {
  const actions = DIRECTIONS.flatMap((direction): readonly Action[] => {
    const until = changeClosesAt[direction];
    const hasTicket = reservation.tickets.some((ticket) => ticket.direction === direction);
    if (!hasTicket || until === undefined || now >= until) return [];
    const refusal = changeRefusal({ reservation, direction, closesAt: until, now })?.code;
    const kind = reservation[direction].open ? 'choose_run' : 'change_run';
    return refusal === undefined || refusal === 'change_used' ? [{ kind, direction, until, refusal }] : [];
  });
  return actions.toSorted((a, b) => ACTION_KINDS.indexOf(a.kind) - ACTION_KINDS.indexOf(b.kind));
}

/** On any journey where somebody may sit elsewhere; the last moment is that of the first of them. */
function seatActions({ seats }: ActionFacts): readonly Action[] {
  const open = DIRECTIONS.flatMap((direction) =>
    seats.journeys.filter((one) => one.direction === direction && !journeyRefusal(one, seats)),
  );
  const refusals = (journey: SeatedJourney) =>
    journey.passengers.map((passenger) => passengerRefusal(passenger, journey.direction)?.code);
  const movable = open.find((journey) => refusals(journey).includes(undefined));
  const used = open.find((journey) => refusals(journey).includes('seat_change_used'));
  if (movable) return [{ kind: 'change_seats', direction: movable.direction, until: seatsCloseAt(movable) }];
  return used ? [{ kind: 'change_seats', direction: used.direction, refusal: 'seat_change_used' }] : [];
}

/** For anyone who has not travelled under their name; the last moment is that of the first of them. */
function nameActions({ names }: ActionFacts): readonly Action[] {
  const judged = names.passengers.map((passenger) => ({
    passenger,
    refusal: nameRefusal(passenger, names.status, names.now)?.code,
  }));
  const free = judged.filter(({ refusal }) => refusal === undefined).map(({ passenger }) => passenger);
  if (free.length === 0)
    return judged.some(({ refusal }) => refusal === 'name_change_used')
      ? [{ kind: 'change_name', refusal: 'name_change_used' }]
      : [];
  const dated = free.flatMap((passenger) => nameClosesAt(passenger) ?? []);
  const until = dated.length === 0 ? undefined : earliest(...dated);
  const first = free.find((passenger) => nameClosesAt(passenger) === until);
  return [{ kind: 'change_name', direction: until === undefined ? undefined : first?.direction, until }];
}

const mayBeInvoiced = ({ status, method }: Reservation): boolean =>
  status === 'approved' && method !== undefined && isInvoiced(method);
