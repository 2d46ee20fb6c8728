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
import type { MissedTransfer } from '#domain/booking/missed-transfer.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { isInvoiced } from '#domain/payment/method.ts';
import { stateOf } from '#domain/orders/order-state.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { earliest, type Instant } from '#kernel/instant.ts';

/** Self-service actions of a reservation's owner, most urgent first. */
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
  /**
   * The journey it applies to, or whose bus closes it; undefined when it applies to the whole trip and does not close.
   */
  readonly direction?: Direction | undefined;
  /** When it closes (exclusive); undefined when only the action itself can determine that. */
  readonly until?: Instant | undefined;
  /** Set when the action's limit is used up: the rule's refusal. */
  readonly refusal?: ErrorCode | undefined;
}

/** Everything that decides which actions are possible: states, each with the time at which it was read. */
export interface ActionFacts {
  readonly reservation: Reservation;
  /** The last moment to change each journey, or to give its open ticket a run; undefined if impossible. */
  readonly changeClosesAt: Readonly<Record<Direction, Instant | undefined>>;
  /** A journey that is missed because what leads to it is late: until when the next bus may be chosen. */
  readonly missed?: Pick<MissedTransfer, 'direction' | 'closesAt'> | undefined;
  readonly seats: SeatsQuestion & { readonly journeys: readonly SeatedJourney[] };
  readonly names: {
    readonly status: PaymentStatus;
    readonly now: Instant;
    readonly passengers: readonly (NamedPassenger & { readonly direction: Direction | undefined })[];
  };
  /** What item kinds with their own rules sell for it on pages of their own. */
  readonly offered: readonly Action[];
  readonly ticketsStatus: TicketsStatus;
  readonly now: Instant;
}

/** The possible actions of a paid reservation, by the rules of each action. */
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

/** A store reference that is still to be paid. */
export const referenceAction = (reservation: Reservation): readonly Action[] => {
  const { voucher } = reservation;
  return voucher && stateOf(reservation).kind !== 'ended' ? [{ kind: 'pay_reference', until: voucher.payBy }] : [];
};

function scheduleActions({ reservation, changeClosesAt, missed, seats, now }: ActionFacts): readonly Action[] {
  const actions = DIRECTIONS.flatMap((direction): readonly Action[] => {
    const isMissed = missed?.direction === direction;
    const until = isMissed ? missed.closesAt : changeClosesAt[direction];
    const hasTicket = reservation.tickets.some((ticket) => ticket.direction === direction);
    if (!hasTicket || until === undefined || now >= until || isBoarded(seats, direction)) return [];
    const refusal = changeRefusal({ reservation, direction, closesAt: until, isMissed, now })?.code;
    const kind = reservation[direction].open ? 'choose_run' : 'change_run';
    return refusal === undefined || refusal === 'change_used' ? [{ kind, direction, until, refusal }] : [];
  });
  return actions.toSorted((a, b) => ACTION_KINDS.indexOf(a.kind) - ACTION_KINDS.indexOf(b.kind));
}

/** Everybody's bus would change. */
const isBoarded = ({ journeys }: ActionFacts['seats'], of: Direction): boolean =>
  journeys.some(({ direction, passengers }) => direction === of && passengers.some(({ hasBoarded }) => hasBoarded));

/** On any journey where a seat can be changed; closes with the first of them. */
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

/** For passengers who have not travelled yet; closes with the first of them. */
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
