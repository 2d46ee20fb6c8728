import { type Fault, fault } from '#domain/errors.ts';
import { agreedTotal, type TourPeople } from '#domain/tours/participants.ts';
import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import { slotCloses } from '#domain/tours/slot-sale.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The supplier's answer about a start: `unknown` to it; undefined: it did not answer. */
export type SlotAnswer = TourSlot | 'unknown' | undefined;

/** The start that was asked for. One of another tour is none of this one. */
export function slotOf(answer: SlotAnswer, { name }: Pick<TourProduct, 'name'>): Result<TourSlot, Fault> {
  if (!answer) return fail(fault('service_unavailable'));
  return answer === 'unknown' || answer.product !== name ? fail(fault('slot_closed', 'slot')) : ok(answer);
}

export interface ChosenTour extends TourPeople {
  readonly product: Pick<TourProduct, 'cutOffHours' | 'pickUps'>;
  readonly slot: Pick<TourSlot, 'starts' | 'isCancelled' | 'prices'>;
  readonly pickUp: string | null;
  /** Centavos; the price that was seen, null: none. */
  readonly seen: number | null;
  readonly now: Instant;
}

export type ChoiceVerdict =
  /** `pickUp`: null where everybody comes to the meeting point, whatever was asked for. */
  | { readonly kind: 'chosen'; readonly pickUp: string | null; readonly total: Centavos }
  | { readonly kind: 'refused'; readonly fault: Fault };

const refused = (why: Fault): ChoiceVerdict => ({ kind: 'refused', fault: why });

/** Whether a start can be bought by a party that fits the tour, as far as can be seen without its places. */
export function choiceVerdict({ product, slot, pickUp, seen, now, ...people }: ChosenTour): ChoiceVerdict {
  if (slot.isCancelled || now >= slotCloses(product, slot)) return refused(fault('slot_closed', 'slot'));
  if (people.children > 0 && slot.prices.child === null) return refused(fault('participants_invalid', 'children'));
  const { pickUps } = product;
  if (pickUps.length > 0 && !pickUps.some(({ key }) => key === pickUp))
    return refused(fault('pickup_required', 'pickup'));
  const total = agreedTotal(slot.prices, people, seen);
  if (!total.ok) return refused(total.fault);
  return { kind: 'chosen', pickUp: pickUps.length > 0 ? pickUp : null, total: total.value };
}

/** What a visitor chose, without what the supplier said of it. */
interface Choice extends TourPeople {
  readonly product: Pick<TourProduct, 'name'>;
  readonly slot: Pick<TourSlot, 'key'>;
  readonly pickUp: string | null;
}

/** A session in which something is to be chosen. `name`: null without one, for which the form begins its own. */
interface Beginning {
  readonly name: string | null;
  readonly selection: Choice | undefined;
}

/** Whether the form was sent before: its choice, and its order if it has one, stay as they are. */
export const isChosenBefore = ({ name, selection: one }: Beginning, other: Choice): boolean =>
  name === null &&
  one !== undefined &&
  one.product.name === other.product.name &&
  one.slot.key === other.slot.key &&
  one.adults === other.adults &&
  one.children === other.children &&
  one.pickUp === other.pickUp;
