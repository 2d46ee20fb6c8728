import {
  type AdditionLine,
  type AdditionOffer,
  additionLine,
  isOnBoard,
  offerClosesAt,
  personalOffer,
} from '#domain/booking/addition.ts';
import { ADDITION_MINUTES } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import type { Instant } from '#kernel/instant.ts';

/** What decides whether a draft may have extras: the carrier's list of today, and when its chosen runs leave. */
export interface ExtrasOnSale {
  readonly offers: readonly AdditionOffer[];
  /** By the timetable; undefined where no run is chosen. */
  readonly departs: Readonly<Record<Direction, Instant | undefined>>;
  /** What they have on board; undefined where no run is chosen. */
  readonly onBoard?: Readonly<Record<Direction, readonly string[] | undefined>>;
  readonly now: Instant;
}

type Trip = Pick<Reservation, Direction>;

/** Journeys of a draft that somebody travels: a one-way trip has no return. */
export const travelled = (trip: Trip): readonly Direction[] =>
  DIRECTIONS.filter((direction) => trip[direction].open || trip[direction].date !== undefined);

/** Why an offer is not sold on a journey, as after the sale: it has no date yet, its bus is about to leave or does not have it. */
export function extraRefusal(
  trip: Trip,
  { direction, offer }: { readonly direction: Direction; readonly offer: AdditionOffer },
  { departs, onBoard, now }: ExtrasOnSale,
): Fault | undefined {
  if (trip[direction].open) return fault('addition_open', 'items');
  if (!isOnBoard(offer, onBoard?.[direction])) return fault('additional_unavailable', 'items');
  const leaves = departs[direction];
  return leaves !== undefined && now >= offerClosesAt(offer, leaves)
    ? fault('addition_closed', 'items', { minutes: ADDITION_MINUTES })
    : undefined;
}

/** What is sold besides the seats on a journey. One whose run is still to be chosen counts as one that sells. */
export const extrasOn = (trip: Trip, direction: Direction, sale: ExtrasOnSale): readonly AdditionOffer[] =>
  travelled(trip).includes(direction)
    ? sale.offers.filter((offer) => !extraRefusal(trip, { direction, offer }, sale))
    : [];

type DraftWithExtras = Trip & Pick<Reservation, 'passengers' | 'extras' | 'droppedExtras'>;

/**
 * The extras of a draft at today's prices. What its runs or the list no longer offer, or the card of its passenger includes, is
 * dropped, and kept in mind until the buyer chooses again, so that they are told.
 */
export function currentExtras(
  reservation: DraftWithExtras,
  sale: ExtrasOnSale,
): Pick<Reservation, 'extras' | 'droppedExtras' | 'extrasOffered'> {
  const priced = reservation.extras.map((line) => ({ line, now: pricedToday(reservation, line, sale) }));
  return {
    extras: priced.flatMap(({ now }) => now ?? []),
    droppedExtras: [...reservation.droppedExtras, ...priced.flatMap(({ line, now }) => (now ? [] : line))],
    extrasOffered: DIRECTIONS.some((direction) => extrasOn(reservation, direction, sale).length > 0),
  };
}

function pricedToday(draft: DraftWithExtras, line: AdditionLine, sale: ExtrasOnSale): AdditionLine | undefined {
  const listed = extrasOn(draft, line.direction, sale).find(({ key }) => key === line.offer);
  if (!listed) return undefined;
  const tier = draft.passengers.find(({ position }) => position === line.passenger)?.tier;
  const { offer, included } = personalOffer(listed, tier);
  // Chosen before the card was known: how many of them it includes is for the buyer to say.
  const isIncludedSince = included > 0 && line.max > offer.max;
  return line.quantity <= offer.max && !isIncludedSince ? additionLine(offer, line, line.quantity) : undefined;
}

/** What passengers take along: once it is sold, what was; before, what is being bought with the seats. */
export const carriedExtras = ({
  status,
  additions,
  extras,
}: Pick<Reservation, 'status' | 'additions' | 'extras'>): readonly AdditionLine[] =>
  status === 'approved' ? additions : extras;

/** Whether the step of the extras has nothing left to ask. */
export const areExtrasDone = ({
  additionalsSeen,
  extrasOffered,
}: Pick<Reservation, 'additionalsSeen' | 'extrasOffered'>): boolean => additionalsSeen || !extrasOffered;
