import type { OrderedPack } from '#domain/packs/pack-rules.ts';
import { readPack } from '#domain/packs/pack-rules.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { packText, wholePoints } from '#text/packs.ts';

const same = (text: string) => ({ es: text, en: text });

/** A pack on the page of its order and in its letters. */
export function packWords(what: unknown): ItemWords {
  const { points } = readPack(what);
  return {
    title: packText.title(wholePoints(points)),
    details: [
      { label: packText.points, text: same(wholePoints(points)) },
      { label: packText.expiry, text: packText.never },
    ],
    next: packText.next(wholePoints(points)),
    isReturnable: true,
  };
}

/** Of an invoice line. */
export const describePack = ({ points }: OrderedPack): string => packText.invoiced(wholePoints(points));
