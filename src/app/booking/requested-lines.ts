import { type AdditionLine, additionLine, type PersonalOffer, type Place } from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** This many of an offer for a passenger on a journey. */
export interface RequestedAddition {
  /** Names the place: a folio, or what stands for one before there are tickets. */
  readonly ticket: string;
  readonly offer: string;
  readonly quantity: number;
}

/** A passenger on a journey, with what can be added for them. */
export interface AddablePlace {
  /** In capitals. */
  readonly name: string;
  readonly place: Place;
  /** Of the passenger's card. */
  readonly tier: Tier | undefined;
  /** Why nothing can be. */
  readonly refusal: Fault | undefined;
  readonly offers: readonly (PersonalOffer & { readonly left: number })[];
}

/** Every wish priced, or all that is wrong with them, each at its place. Nothing wished is no line. */
export function requestedLines(
  places: readonly AddablePlace[],
  items: readonly RequestedAddition[],
): Result<readonly AdditionLine[], Faults> {
  const read = together(items).map((requested) => lineOf(places, requested));
  const [first, ...others] = read.flatMap((one) => (one.ok ? [] : [one.fault]));
  if (first) return fail([first, ...others]);
  return ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

interface Wish extends RequestedAddition {
  /** Where it was said first. */
  readonly field: string;
}

/** What is wished twice is wished once, of both. */
function together(items: readonly RequestedAddition[]): readonly Wish[] {
  const requests = new Map<string, Wish>();
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
  { ticket, offer: key, quantity, field }: Wish,
): Result<AdditionLine, Fault> {
  const found = places.find(({ name }) => name === ticket);
  if (!found) return fail(fault('addition_ticket_unknown', field));
  if (found.refusal) return fail({ ...found.refusal, field });
  const wanted = found.offers.find(({ offer }) => offer.key === key);
  if (!wanted) return fail(fault('addition_unknown', field));
  const { offer, left } = wanted;
  if (quantity > left) return fail(fault('addition_too_many', field, { max: offer.max }));
  return ok(additionLine(offer, found.place, quantity));
}
