import type { UnpaidOrder } from '#app/payment/list-unpaid-orders.ts';
import { placeOf, wordsOf } from '#http/orders/kinds.ts';
import type { Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { orderText } from '#text/orders.ts';
import type { Lang } from '#text/lang.ts';
import { orderPath } from '#wire/link-paths.ts';
import type { UnpaidOrderView } from '#wire/orders.ts';

/** An unpaid order as a list of several shows it; deadlines are in the carrier's time zone. */
export function unpaidOrderView({ order, standing, items, payBefore }: UnpaidOrder, zone: Zone): UnpaidOrderView {
  const { code, holdUntil, total } = order;
  const [words] = items.map((item) => wordsOf(item));
  const openAt = standing === 'open' ? words?.openAt : undefined;
  const place = placeOf(order, items);
  const pathIn = (lang: Lang): string =>
    openAt?.[lang] ?? (place ? `${place[lang]}?${new URLSearchParams({ code })}` : orderPath(lang, code));
  return {
    code,
    standing,
    held: standing === 'open' && holdUntil !== undefined,
    title: words?.title ?? orderText.anything,
    path: { es: pathIn('es'), en: pathIn('en') },
    total,
    pay_by: standing === 'waiting' && payBefore !== undefined ? isoInZone(payBefore, zone) : null,
  };
}
