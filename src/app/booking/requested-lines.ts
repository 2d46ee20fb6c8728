import {
  type AdditionLine,
  additionLine,
  isExcluded,
  type PersonalOffer,
  type Place,
} from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** This many of an offer for a passenger on a journey. */
export interface RequestedAddition {
  /** Names the place: a folio, or a substitute before there are tickets. */
  readonly ticket: string;
  readonly offer: string;
  readonly quantity: number;
}

/** A passenger on a journey, with what can be added for them. */
export interface AddablePlace {
  /** In capitals. */
  readonly name: string;
  readonly place: Place;
  /** Tier of the passenger's card. */
  readonly tier: Tier | undefined;
  /** Why nothing can be added. */
  readonly refusal: Fault | undefined;
  readonly offers: readonly OfferLeft[];
}

/** An offer to a passenger on a journey, and how many more of it they may have. */
export interface OfferLeft extends PersonalOffer {
  readonly left: number;
  /** Why this offer is unavailable here while others are available. */
  readonly refusal?: Fault | undefined;
  /** The payment deadline, if different from the usual one. */
  readonly payBy?: Instant | undefined;
}

/** Prices every requested item, or returns all faults, each at its place. Quantity zero gives no line. */
export function requestedLines(
  places: readonly AddablePlace[],
  items: readonly RequestedAddition[],
): Result<readonly AdditionLine[], Faults> {
  const lines: AdditionLine[] = [];
  const faults: Fault[] = [];
  for (const requested of together(items)) {
    const read = lineOf(places, requested);
    if (!read.ok) faults.push(read.fault);
    // Of two offers that exclude each other, the second is at fault.
    else if (isExcluded({ key: read.value.offer, oneOf: read.value.oneOf }, lines, read.value))
      faults.push(fault('addition_excluded', requested.field));
    else lines.push(read.value);
  }
  const [first, ...others] = faults;
  return first ? fail([first, ...others]) : ok(lines);
}

interface MergedRequest extends RequestedAddition {
  /** The field of its first occurrence. */
  readonly field: string;
}

/** Merges repeated requests for the same offer into one, adding up the quantities. */
function together(items: readonly RequestedAddition[]): readonly MergedRequest[] {
  const requests = new Map<string, MergedRequest>();
  for (const [index, item] of items.entries()) {
    const ticket = item.ticket.trim().toUpperCase();
    const key = `${ticket} ${item.offer}`;
    const before = requests.get(key) ?? { ...item, ticket, quantity: 0, field: `items.${index}` };
    if (item.quantity > 0) requests.set(key, { ...before, quantity: before.quantity + item.quantity });
  }
  return [...requests.values()];
}

function lineOf(
  places: readonly AddablePlace[],
  { ticket, offer: key, quantity, field }: MergedRequest,
): Result<AdditionLine, Fault> {
  const found = places.find(({ name }) => name === ticket);
  if (!found) return fail(fault('addition_ticket_unknown', field));
  if (found.refusal) return fail({ ...found.refusal, field });
  const wanted = found.offers.find(({ offer }) => offer.key === key);
  if (!wanted) return fail(fault('addition_unknown', field));
  const { offer, left, refusal, payBy } = wanted;
  if (refusal) return fail({ ...refusal, field });
  if (quantity > left) return fail(fault('addition_too_many', field, { max: offer.max }));
  return ok({ ...additionLine(offer, found.place, quantity), ...(payBy !== undefined && { payBy }) });
}
