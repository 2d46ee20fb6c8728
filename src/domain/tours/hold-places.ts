import type { SlotReason } from '#domain/tours/booking.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import { refusalToChange } from '#domain/orders/order.ts';
import type { OrderFlags } from '#domain/orders/order-state.ts';
import {
  fitsSlot,
  hasItsPlaces,
  ORDERED_PLACES_HELD_FOR,
  PLACES_HELD_AT_MOST,
  PLACES_HELD_FOR,
  type StandingClaim,
  type StoredClaim,
} from '#domain/tours/claim.ts';
import { judgePlaces, type UnpaidPlaces } from '#domain/tours/hoarding.ts';
import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import { placesLeft, slotCloses } from '#domain/tours/slot-sale.ts';
import type { Instant } from '#kernel/instant.ts';

/** What a session has chosen, and its order. */
export interface EarlierChoice<Ordered> {
  readonly selection: { readonly slot: Pick<TourSlot, 'key'> } | undefined;
  readonly order: Ordered | undefined;
}

/** The order whose places a choice may take over: only that of the same start. */
export function replacedBy<Ordered>(
  { key }: Pick<TourSlot, 'key'>,
  session: EarlierChoice<Ordered> | undefined,
): { readonly isSameStart: boolean; readonly order: Ordered | undefined } {
  const isSameStart = session?.selection?.slot.key === key;
  return { isSameStart, order: isSameStart ? session.order : undefined };
}

/** What a visitor held before, locked. */
export interface FormerPlaces<Ordered extends OrderFlags> {
  readonly former: Pick<StoredClaim, 'state' | 'isOrdered'> | undefined;
  /** The order that has them, if the same start is chosen again. */
  readonly order: Ordered | undefined;
}

export type FormerVerdict<Ordered> =
  /** An order has them: they end by their own time. Or there are none. */
  | { readonly kind: 'stay' }
  /** `released`: they go back; otherwise they have, or are being paid. `ends`: the order loses its hold with them. */
  | { readonly kind: 'go'; readonly released: boolean; readonly ends: Ordered | undefined };

/** What becomes of places that a new choice replaces. Those of an order go only while it can still be paid. */
export function formerVerdict<Ordered extends OrderFlags>({
  former,
  order,
}: FormerPlaces<Ordered>): FormerVerdict<Ordered> {
  const ends = order && refusalToChange(order) === undefined ? order : undefined;
  if (!former || (former.isOrdered && !ends)) return { kind: 'stay' };
  return { kind: 'go', released: former.state === 'held' || former.state === 'kept', ends };
}

/** Whether the places of a choice that is cleared go back: an order keeps its own until their time runs out. */
export const areCleared = (claim: Pick<StoredClaim, 'state' | 'isOrdered'> | undefined): boolean =>
  claim?.state === 'held' && !claim.isOrdered;

/** A start, locked, for a party. */
export interface StartToHold {
  readonly product: Pick<TourProduct, 'cutOffHours'>;
  /** As its supplier gave it just now. */
  readonly slot: Pick<TourSlot, 'starts' | 'isCancelled'>;
  /** As locked: what others have taken, and why staff cancelled it, if they did. */
  readonly locked: { readonly capacity: number; readonly taken: number; readonly why?: SlotReason | undefined };
  readonly people: number;
  readonly now: Instant;
}

/** Why a party has no places in a start. Where the supplier gives fewer than were sold, none are left. */
export function startFault({ product, slot, locked, people, now }: StartToHold): Fault | undefined {
  const isOff = slot.isCancelled || locked.why !== undefined || now >= slotCloses(product, slot);
  if (isOff) return fault('slot_closed', 'slot');
  const { capacity, taken } = locked;
  return fitsSlot(capacity, taken, people)
    ? undefined
    : fault('slot_full', 'slot', { left: placesLeft(capacity, taken) });
}

/** Places that are to be held, beside those that their visitor held before. */
export interface PlacesToHold {
  readonly isSameStart: boolean;
  readonly former: StoredClaim | undefined;
  readonly people: number;
  /** Given with this request. */
  readonly proof: HoldProof | undefined;
}

export interface InheritedPlaces {
  /** The places of the same start that these replace, with the time they have had. */
  readonly after: StoredClaim | undefined;
  /** One that was given for these places before is not required again. */
  readonly proof: HoldProof | undefined;
  /** More places than before: what their holder has unpaid is to be judged. */
  readonly isJudged: boolean;
}

/** What places take over from those that they replace. */
export function inheritedPlaces({ isSameStart, former, people, proof }: PlacesToHold): InheritedPlaces {
  const after = isSameStart && former?.isHeld ? former : undefined;
  return { after, proof: proof ?? after?.proof, isJudged: !after || people > after.people };
}

/** `unpaid`: what is held of the start without paying; undefined where nobody is counted. */
export interface PartyToJudge {
  readonly unpaid: (UnpaidPlaces & { readonly factor: number }) | undefined;
  readonly people: number;
  readonly proof: HoldProof | undefined;
}

/** Why a party needs a captcha before it holds places unpaid (T95). */
export function hoardingFault({ unpaid, people, proof }: PartyToJudge): Fault | undefined {
  if (!unpaid) return undefined;
  const verdict = judgePlaces(unpaid, { people, proof, factor: unpaid.factor });
  return verdict.kind === 'free' ? undefined : fault('places_captcha_required', 'captcha');
}

/** The name of places as a request gives it, and a new one. */
export interface PlaceNames<Name> {
  readonly standing: StandingClaim | undefined;
  readonly claim: Name;
  readonly otherwise: Name;
}

export type NamedPlaces<Name> = { readonly kind: 'own' } | { readonly kind: 'hold'; readonly id: Name };

/** Whether places of a name are their holder's already, or by which name they are held: those that were lost have had theirs. */
export function namedPlaces<Name>({ standing, claim, otherwise }: PlaceNames<Name>): NamedPlaces<Name> {
  if (!standing) return { kind: 'hold', id: claim };
  return hasItsPlaces(standing) ? { kind: 'own' } : { kind: 'hold', id: otherwise };
}

/** How long places are held, in milliseconds: from now, and since the first of them was held. */
export interface HoldTimes {
  readonly heldFor: number;
  readonly atMost: number;
}

/** The checkout holds them once more. */
export const holdTimes = (isOrdered: boolean): HoldTimes =>
  isOrdered
    ? { heldFor: ORDERED_PLACES_HELD_FOR, atMost: PLACES_HELD_AT_MOST }
    : { heldFor: PLACES_HELD_FOR, atMost: PLACES_HELD_FOR };
