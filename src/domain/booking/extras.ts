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

/** What decides whether a draft may have extras: the carrier's current list, and when the chosen runs leave. */
export interface ExtrasOnSale {
  readonly offers: readonly AdditionOffer[];
  /** By the timetable; undefined while no run is chosen. */
  readonly departs: Readonly<Record<Direction, Instant | undefined>>;
  /** The runs' amenities; undefined while no run is chosen. */
  readonly onBoard?: Readonly<Record<Direction, readonly string[] | undefined>>;
  readonly now: Instant;
}

type Trip = Pick<Reservation, Direction>;

/** The journeys of a draft: a one-way trip has no return. */
export const travelled = (trip: Trip): readonly Direction[] =>
  DIRECTIONS.filter((direction) => trip[direction].open || trip[direction].date !== undefined);

/**
 * Why an offer is not sold on a journey, by the same rules as after the sale: it has no date yet, its bus is about to
 * leave or lacks the amenity.
 */
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

/** The extras on sale for a journey. A journey without a run yet counts as one that sells them. */
export const extrasOn = (trip: Trip, direction: Direction, sale: ExtrasOnSale): readonly AdditionOffer[] =>
  travelled(trip).includes(direction)
    ? sale.offers.filter((offer) => !extraRefusal(trip, { direction, offer }, sale))
    : [];

type DraftWithExtras = Trip & Pick<Reservation, 'passengers' | 'extras' | 'droppedExtras'>;

/**
 * The extras of a draft at current prices. Extras that its runs or the list no longer offer, or that the passenger's
 * card includes, are moved to `dropped` until the buyer chooses again, so that the page can report them.
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
  // Chosen before the card was known: the buyer decides how many of them the card includes.
  const isIncludedSince = included > 0 && line.max > offer.max;
  return line.quantity <= offer.max && !isIncludedSince ? additionLine(offer, line, line.quantity) : undefined;
}

/** What passengers take along: after the sale, what was sold; before, what is being bought with the seats. */
export const carriedExtras = ({
  status,
  additions,
  extras,
}: Pick<Reservation, 'status' | 'additions' | 'extras'>): readonly AdditionLine[] =>
  status === 'approved' ? additions : extras;

/** Whether the extras step has nothing left to choose. */
export const areExtrasDone = ({
  additionalsSeen,
  extrasOffered,
}: Pick<Reservation, 'additionalsSeen' | 'extrasOffered'>): boolean => additionalsSeen || !extrasOffered;
