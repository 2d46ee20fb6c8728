import { additionClosesAt } from '#domain/booking/deadlines.ts';
import type { Direction, QuoteAmounts } from '#domain/fares/quote.ts';
import { BUS_TRIP } from '#domain/fares/bus-trip.ts';
import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { type BaggageKind, includedBy } from '#domain/ticketing/baggage.ts';
import type { OrderId, ReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { type Centavos, times } from '#kernel/money.ts';

/** Something the carrier sells besides the seat, as on its current list (B22). */
export interface AdditionOffer {
  /** The name in requests and in the ledger; never shown to a traveller. */
  readonly key: string;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** Price of one, VAT included. */
  readonly price: Centavos;
  /** Maximum per passenger and journey. */
  readonly max: number;
  /** The baggage allowance it counts towards; absent when no tier includes any of it. */
  readonly baggage?: BaggageKind;
  /** Absent: it is carried with its passenger and taxed as part of the trip. */
  readonly tax?: TaxCategory;
  /**
   * A passenger may have only one of the offers with the same `oneOf` per journey. Absent: combines with all others.
   */
  readonly oneOf?: string;
  /** Sold only on runs whose class has this amenity on board, by its name in the timetable. */
  readonly onlyWith?: string;
  /** Needs no loading, so it is sold until the bus leaves. */
  readonly untilDeparture?: true;
}

/** The last moment to choose an offer for a bus with this departure time. */
export const offerClosesAt = ({ untilDeparture }: Pick<AdditionOffer, 'untilDeparture'>, departs: Instant): Instant =>
  untilDeparture ? departs : additionClosesAt(departs);

/** Whether an offer is sold on a run with these amenities; undefined while no run is chosen. */
export const isOnBoard = ({ onlyWith }: AdditionOffer, amenities: readonly string[] | undefined): boolean =>
  onlyWith === undefined || amenities === undefined || amenities.includes(onlyWith);

/** An offer as it applies to one passenger. */
export interface PersonalOffer {
  readonly offer: AdditionOffer;
  /** This many are included in the passenger's tier: they are not sold, and count towards the limit. */
  readonly included: number;
}

/** An offer for a passenger of a tier: only what exceeds the allowance is sold (M116). */
export function personalOffer(offer: AdditionOffer, tier: Tier | undefined): PersonalOffer {
  const included = includedBy(tier, offer.baggage);
  return { offer: { ...offer, max: Math.max(0, offer.max - included) }, included };
}

/** How many of an offer a passenger has on a journey, with the price and texts it was sold at. */
export interface AdditionLine extends QuoteAmounts, TaxCategory {
  readonly passenger: number;
  readonly direction: Direction;
  readonly offer: string;
  readonly name: AdditionOffer['name'];
  readonly quantity: number;
  /** The limit that applied when it was sold. */
  readonly max: number;
  readonly oneOf?: string;
  /** The payment deadline, whatever happens to the bus; absent: until sales of the added items close for their bus. */
  readonly payBy?: Instant;
  /** What a supplier gives for it, such as a code once delivered. Absent when nothing is delivered. */
  readonly access?: Access;
}

/** The delivery state of something bought from a supplier. */
export interface Access {
  readonly state: 'pending' | 'delivered' | 'refunded';
  readonly code: string | null;
}

/**
 * What an addition to another reservation contains, as it was when the addition was begun, for every kind of item that
 * sells additions. The adding reservation has no journey.
 */
export interface Adding {
  /** The reservation that is added to. */
  readonly of: OrderId;
  readonly code: ReservationCode;
  readonly lines: readonly AdditionLine[];
  /** Scheduled departure of the first bus that something is added on: payment references end before it. */
  readonly departs: Instant;
  /** Bought on board by a buyer who proved only which seat they have. */
  readonly onBoard?: true | undefined;
}

/** The passenger and journey of an addition. */
export type Place = Pick<AdditionLine, 'passenger' | 'direction'>;

export const isSamePlace = (a: Place, b: Place): boolean => a.passenger === b.passenger && a.direction === b.direction;

/** Prices this many of an offer. Tax is split off once, so that all of it can be refunded to the centavo. */
export function additionLine(
  { key, name, price, max, oneOf, tax = BUS_TRIP }: AdditionOffer,
  place: Place,
  quantity: number,
): AdditionLine {
  const total = times(price, quantity);
  const { passenger, direction } = place;
  const amounts = { total, ...splitVat(total, tax.vatRate), ...tax };
  return { passenger, direction, offer: key, name, quantity, max, ...(oneOf && { oneOf }), ...amounts };
}

/** Whether these lines hold another offer that excludes this one, for a passenger on a journey. */
export const isExcluded = (
  { key, oneOf }: Pick<AdditionOffer, 'key' | 'oneOf'>,
  lines: readonly AdditionLine[],
  place: Place,
): boolean =>
  oneOf !== undefined &&
  lines.some((line) => line.oneOf === oneOf && line.offer !== key && line.quantity > 0 && isSamePlace(line, place));

const isSameOrInstead = (offer: AdditionOffer, line: AdditionLine): boolean =>
  offer.key === line.offer || (offer.oneOf !== undefined && offer.oneOf === line.oneOf);

interface OtherBus {
  readonly direction: Direction;
  readonly amenities: readonly string[];
  readonly offers: readonly AdditionOffer[];
}

/**
 * What was sold for a journey and cannot be had on another bus, by the current list. What is no longer on it is judged
 * like what takes its place there.
 */
export const notOnBoard = (
  lines: readonly AdditionLine[],
  { direction, amenities, offers }: OtherBus,
): readonly AdditionLine[] =>
  lines.filter(
    (line) =>
      line.direction === direction &&
      offers.some((offer) => isSameOrInstead(offer, line) && !isOnBoard(offer, amenities)),
  );

/** How many of an offer a passenger has on a journey. */
export const countOf = (lines: readonly AdditionLine[], offer: string, place: Place): number =>
  lines
    .filter((line) => line.offer === offer && isSamePlace(line, place))
    .reduce((count, { quantity }) => count + quantity, 0);
