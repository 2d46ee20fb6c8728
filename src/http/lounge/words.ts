import { readVisit } from '#app/lounge/visit-kind.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { loungeText } from '#text/lounge.ts';

/** A visit on the page of its order and in its letters. The pass is shown to the signed-in traveller only. */
export function visitWords(what: unknown): ItemWords {
  const { hours, people } = readVisit(what);
  return {
    title: loungeText.visit,
    details: [
      { label: loungeText.hours, text: loungeText.hoursOf(hours) },
      { label: loungeText.people, text: loungeText.peopleOf(people) },
    ],
    next: loungeText.passIsOnPage,
    isReturnable: true,
  };
}
