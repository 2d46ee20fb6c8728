import { formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { ownCredit } from '#text/own-credit.ts';
import { priceText } from '#ui/price.tsx';
import type { PayWay } from '#web/payment/pay-ways.ts';
import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

type Offer = Pick<DataOf<typeof getPayment>, 'credits' | 'total'>;

/**
 * The payment methods with the payer's own credit filled in: among credits that cover the total, the one that expires
 * first, offered as the first method; otherwise the largest one, so that the payer sees it.
 */
export function withOwnCredit(ways: readonly PayWay[], { credits, total }: Offer, lang: Lang): readonly PayWay[] {
  const enough = credits.find(({ amount }) => amount >= total);
  const credit = enough ?? credits.toSorted((a, b) => b.amount - a.amount)[0];
  if (!credit) return ways;
  const amount = priceText(credit.amount, lang);
  const day = formatLongDate(credit.expires_on, lang);
  const says = enough
    ? ownCredit.enough(amount, day)
    : ownCredit.short(amount, day, priceText(total - credit.amount, lang));
  const told = ways.map((way) => (way.kind === 'credit' ? { ...way, code: enough?.code, says: says[lang] } : way));
  return enough ? told.toSorted((a, b) => Number(b.kind === 'credit') - Number(a.kind === 'credit')) : told;
}
