import { centavos, formatMoney } from '#kernel/money.ts';
import type { Lang } from '#text/lang.ts';

/** An amount of centavos in a sentence: English adds the currency code, because a dollar sign could mislead. */
export const moneyIn = (amount: number, lang: Lang): string =>
  lang === 'en' ? `${formatMoney(centavos(amount))} MXN` : formatMoney(centavos(amount));
