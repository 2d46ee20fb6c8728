import { type OrderedAdventure, readAdventure } from '#domain/adventures/adventure.ts';
import { adventureOffer, ladderOf } from '#domain/adventures/cancelled-adventure.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';
import { minus } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { adventureText as say } from '#text/adventures/words.ts';
import { moneyIn } from '#text/money.ts';
import { momentThere } from '#text/moments.ts';

const same = (text: string) => ({ es: text, en: text });

/** An adventure on the page of its order and in its letters. */
export function adventureWords(what: unknown): ItemWords {
  const ordered = readAdventure(what);
  const { title, starts, minutes, zone, people, where, provider, phone, base, total } = ordered;
  const at = isoInZone(starts, zone);
  return {
    title,
    details: [
      { label: say.when, text: { es: momentThere(at, 'es'), en: momentThere(at, 'en') } },
      { label: say.people, text: say.peopleOf(people) },
      { label: say.meet, text: same(where) },
      { label: say.soldBy, text: same(provider) },
      {
        label: say.supplierTax,
        text: { es: moneyIn(minus(total, base), 'es'), en: moneyIn(minus(total, base), 'en') },
      },
      { label: say.conditions, text: conditionsOf(ordered) },
    ],
    occasions: [{ starts, ends: after(starts, minutes * MINUTE) }],
    next: say.next,
    hasVouchers: true,
    ...(ladderOf(ordered).length > 0 && {
      isReturnable: true as const,
      givesBack: (now: Instant) => adventureOffer(ordered, now).amount,
    }),
    seller: { kind: 'partner', name: provider, invoicePhone: phone },
  };
}

/** Until when how much goes back, as moments of the place. */
function conditionsOf(ordered: OrderedAdventure) {
  const steps = ladderOf(ordered).map(({ until, percent }) => ({ at: isoInZone(until, ordered.zone), percent }));
  return steps.length === 0 ? say.noCancelling : say.ladder(steps);
}
