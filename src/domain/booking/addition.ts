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

/** Something a carrier sells beside the seat, as its list says it today (B22). */
export interface AdditionOffer {
  /** Its name in requests and in the books; never said to a traveller. */
  readonly key: string;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** Of one, VAT included. */
  readonly price: Centavos;
  /** At most this many for a passenger on a journey. */
  readonly max: number;
  /** What of an allowance it is; absent where no tier includes any of it. */
  readonly baggage?: BaggageKind;
  /** Absent: it is carried with its passenger, and a part of the trip to the tax office. */
  readonly tax?: TaxCategory;
  /** A passenger has one of the offers that say the same, on a journey. Absent: it goes with all others. */
  readonly oneOf?: string;
  /** Only on runs whose class has this on board, by the name of the timetable. */
  readonly onlyWith?: string;
  /** Nobody has to load it: it is sold until the bus leaves. */
  readonly untilDeparture?: true;
}

/** The last moment an offer is chosen, for a bus that leaves then. */
export const offerClosesAt = ({ untilDeparture }: Pick<AdditionOffer, 'untilDeparture'>, departs: Instant): Instant =>
  untilDeparture ? departs : additionClosesAt(departs);

/** Whether an offer is sold on a run that has this on board; undefined while no run is chosen. */
export const isOnBoard = ({ onlyWith }: AdditionOffer, amenities: readonly string[] | undefined): boolean =>
  onlyWith === undefined || amenities === undefined || amenities.includes(onlyWith);

/** An offer as a passenger may have it. */
export interface PersonalOffer {
  readonly offer: AdditionOffer;
  /** Their tier includes this many of it: they are not sold, and count for the limit. */
  readonly included: number;
}

/** An offer to a passenger of a tier: only what goes beyond their allowance is sold (M116). */
export function personalOffer(offer: AdditionOffer, tier: Tier | undefined): PersonalOffer {
  const included = includedBy(tier, offer.baggage);
  return { offer: { ...offer, max: Math.max(0, offer.max - included) }, included };
}

/** How many of what a passenger takes along on a journey, at the price and in the words it was sold at. */
export interface AdditionLine extends QuoteAmounts, TaxCategory {
  readonly passenger: number;
  readonly direction: Direction;
  readonly offer: string;
  readonly name: AdditionOffer['name'];
  readonly quantity: number;
  /** The limit it was sold under. */
  readonly max: number;
  readonly oneOf?: string;
  /** Paid until then, whatever becomes of the bus; absent: until what is added closes for its bus. */
  readonly payBy?: Instant;
  /** What a supplier gives for it: a code once it is delivered. Absent where nothing is delivered. */
  readonly access?: Access;
}

/** What was bought of a supplier, as far as it came. */
export interface Access {
  readonly state: 'pending' | 'delivered' | 'refunded';
  readonly code: string | null;
}

/**
 * What a reservation that only adds to another is to add, as it was when that began, whichever kind of item sells it. It has no
 * journey of its own.
 */
export interface Adding {
  /** The reservation it is added to. */
  readonly of: OrderId;
  readonly code: ReservationCode;
  readonly lines: readonly AdditionLine[];
  /** When the first bus leaves that something is added on, by the timetable: references end before it. */
  readonly departs: Instant;
  /** Bought on board by somebody who proved no more than a seat. */
  readonly onBoard?: true | undefined;
}

/** Whose it is, on which journey. */
export type Place = Pick<AdditionLine, 'passenger' | 'direction'>;

export const isSamePlace = (a: Place, b: Place): boolean => a.passenger === b.passenger && a.direction === b.direction;

/** This many of an offer, priced: its tax is split off once, so that all of it can go back to the centavo. */
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

/** Whether another offer that excludes this one is among these, for a passenger on a journey. */
export const isExcluded = (
  { key, oneOf }: Pick<AdditionOffer, 'key' | 'oneOf'>,
  lines: readonly AdditionLine[],
  place: Place,
): boolean =>
  oneOf !== undefined &&
  lines.some((line) => line.oneOf === oneOf && line.offer !== key && line.quantity > 0 && isSamePlace(line, place));

/** How many of an offer there are for a passenger on a journey. */
export const countOf = (lines: readonly AdditionLine[], offer: string, place: Place): number =>
  lines
    .filter((line) => line.offer === offer && isSamePlace(line, place))
    .reduce((count, { quantity }) => count + quantity, 0);
