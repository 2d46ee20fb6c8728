import { type Fault, fault } from '#domain/errors.ts';
import { type NameInput, nameFaults } from '#domain/orders/contact-rules.ts';

/** More than any traveller needs in a list to choose from. */
export const MAX_SAVED_PASSENGERS = 30;

/** Every reason to refuse a saved passenger. `others` counts the saved passengers besides this one. */
export const savedPassengerFaults = (name: NameInput, others: number): readonly Fault[] => {
  const wrong = nameFaults(name);
  if (wrong.length > 0 || others < MAX_SAVED_PASSENGERS) return wrong;
  return [fault('saved_passengers_full', undefined, { max: MAX_SAVED_PASSENGERS })];
};
