import type { Faults } from '#domain/errors.ts';
import { buyerFaults } from '#domain/orders/buyer-rules.ts';
import { type ContactInput, nameFaults } from '#domain/orders/contact-rules.ts';
import { type Participant, participantFaults, type TourPeople } from '#domain/tours/participants.ts';
import type { TourProduct } from '#domain/tours/product.ts';
import { tidy } from '#kernel/filters.ts';

/** What the form of the checkout asks for. */
export interface CheckoutForm {
  readonly buyer: ContactInput;
  readonly participants: readonly Participant[];
  /** The buyer is the first participant. */
  readonly apply: boolean;
}

/** Those who take part, with tidy names: the buyer's own where they take part. */
export const participantsOf = ({ buyer, participants, apply }: CheckoutForm): readonly Participant[] =>
  participants.map((one, index) => {
    const { firstName, lastName } = apply && index === 0 ? buyer : one;
    return { firstName: tidy(firstName), lastName: tidy(lastName), age: one.age };
  });

/** The party that was chosen. */
export interface ChosenParty extends TourPeople {
  readonly product: Pick<TourProduct, 'ages'>;
}

/**
 * What is wrong, in form order: first of the contact, then of each participant, except for the name of a buyer who takes
 * part. Undefined: nothing.
 */
export function checkoutFaults({ buyer, participants, apply }: CheckoutForm, chosen: ChosenParty): Faults | undefined {
  const contact = buyerFaults(buyer).map((one) => ({ ...one, field: one.field!.replace('buyer.', 'contact.') }));
  const names = participants.flatMap((name, index) =>
    apply && index === 0 ? [] : nameFaults(name, `participants.${index}`, { participant: index + 1 }),
  );
  const [first, ...others] = [...contact, ...names, ...participantFaults(chosen.product, chosen, participants)];
  return first && [first, ...others];
}
