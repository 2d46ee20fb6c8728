import { readVisit } from '#app/lounge/ordered-visit.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { after, HOUR } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { loungeText } from '#text/lounge.ts';

/** A visit on the page of its order and in its letters. */
export function visitWords(what: unknown): ItemWords {
  const { starts, hours, people, total, place } = readVisit(what);
  return {
    title: loungeText.visit,
    details: [
      { label: loungeText.hours, text: loungeText.hoursOf(hours) },
      { label: loungeText.people, text: loungeText.peopleOf(people) },
    ],
    ...(place ? { hasVouchers: true as const, next: loungeText.passIsVoucher } : { next: loungeText.passIsOnPage }),
    occasions: [{ starts, ends: after(starts, hours * HOUR), isStay: true }],
    givesBack: (now) => (now < starts ? centavos(total) : ZERO),
    // What costs nothing is given up on the page of the lounge.
    ...(total > 0 && { isReturnable: true as const }),
  };
}
