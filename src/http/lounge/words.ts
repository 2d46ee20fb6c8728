import { readVisit } from '#app/lounge/ordered-visit.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { after, HOUR, type Instant, type Zone } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { loungeText } from '#text/lounge.ts';
import { momentThere } from '#text/moments.ts';
import { spanThere } from '#text/zoned-moments.ts';

function spanOf(starts: Instant, ends: Instant, zone: Zone): ItemWords['title'] {
  const [from, to] = [isoInZone(starts, zone), isoInZone(ends, zone)];
  return { es: spanThere(from, to, 'es'), en: spanThere(from, to, 'en') };
}

function momentOf(at: Instant, zone: Zone): ItemWords['title'] {
  const local = isoInZone(at, zone);
  return { es: momentThere(local, 'es'), en: momentThere(local, 'en') };
}

/** A visit on the page of its order and in its letters. */
export function visitWords(what: unknown): ItemWords {
  const { starts, hours, people, total, place } = readVisit(what);
  const ends = after(starts, hours * HOUR);
  return {
    title: loungeText.visit,
    details: [
      ...(place ? [{ label: loungeText.when, text: spanOf(starts, ends, place.zone) }] : []),
      ...(place ? [{ label: loungeText.where, text: place.name }] : []),
      { label: loungeText.hours, text: loungeText.hoursOf(hours) },
      { label: loungeText.people, text: loungeText.peopleOf(people) },
      ...(place && total > 0
        ? [{ label: loungeText.cancelling, text: loungeText.backUntil(momentOf(starts, place.zone)) }]
        : []),
    ],
    ...(place ? { hasVouchers: true as const, next: loungeText.passIsVoucher } : { next: loungeText.passIsOnPage }),
    occasions: [{ starts, ends, isStay: true }],
    givesBack: (now, isUsed) => (now < starts && !isUsed ? centavos(total) : ZERO),
    // What costs nothing is given up on the page of the lounge.
    ...(total > 0 && { isReturnable: true as const }),
  };
}
