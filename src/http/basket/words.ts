import { readBasket } from '#domain/basket/basket.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { basketItem } from '#text/basket.ts';
import { moneyIn } from '#text/money.ts';
import * as paths from '#wire/page-paths.ts';

/** A basket on the page of its order and in its letters: a line for each order in it. */
export function basketWords(what: unknown): ItemWords {
  const { parts } = readBasket(what);
  const isPartial = parts.some(({ isSold }) => isSold === false);
  return {
    title: basketItem.title(parts.length),
    details: parts.map(({ code, title, total, isSold }) => {
      const [es, en] = [moneyIn(total, 'es'), moneyIn(total, 'en')];
      const text =
        isSold === false
          ? { es: basketItem.returned(code, es).es, en: basketItem.returned(code, en).en }
          : { es: basketItem.part(code, es), en: basketItem.part(code, en) };
      return { label: title, text };
    }),
    openAt: paths.basket,
    orders: parts.map(({ code, title }) => ({ code, title })),
    next: isPartial ? basketItem.someReturned : basketItem.next,
  };
}
