import type { Lang } from '#text/lang.ts';
import { payWayTexts as texts } from '#text/pay-ways.ts';
import { pointsText, priceText } from '#ui/price.tsx';
import { localMoment } from '#web/services/local-moment.ts';
import { isShort, type PayWay } from './pay-ways.ts';

export interface WayDetails {
  /** Centavos. */
  readonly total: number;
  /** The boarding stop whose clock the last moments are on. */
  readonly place: string;
  readonly lang: Lang;
}

/** A way to pay in words: said on the server, so that no script carries those of the ways that are not offered. */
export interface ShownWay extends Pick<PayWay, 'kind' | 'method'> {
  readonly name: string;
  /** The same as one of the ways to pay in cash, which stand under that name. */
  readonly short?: string | undefined;
  /** What follows. */
  readonly hint: string;
  /** What the button does. */
  readonly action: string;
  /** It does not pay all of it. */
  readonly isShort: boolean;
  /** Of the payer's own credit, where that suffices. */
  readonly code?: string | undefined;
}

/** The ways to pay as the page shows them. */
export const shownWays = (ways: readonly PayWay[], details: WayDetails): readonly ShownWay[] =>
  ways.map((way) => ({
    kind: way.kind,
    method: way.method,
    name: texts[way.kind].name[details.lang],
    short: shortOf(way, details.lang),
    hint: hintOf(way, details),
    action: actionOf(way, details),
    isShort: isShort(way, details.total),
    code: way.kind === 'credit' ? way.code : undefined,
  }));

const shortOf = ({ kind }: PayWay, lang: Lang): string | undefined =>
  kind === 'oxxo' || kind === 'stores' || kind === 'cash' ? texts[kind].short[lang] : undefined;
/** What follows when the traveller pays this way, in a line or two. */
export function hintOf(way: PayWay, { total, place, lang }: WayDetails): string {
  switch (way.kind) {
    case 'credit':
      return way.says ?? texts.credit.hint[lang];
    case 'oxxo':
    case 'stores':
    case 'cash': {
      if (way.payBy === null) return '';
      const until = localMoment(way.payBy, place, lang);
      const hint = (way.kind === 'cash' ? texts.cashHint(until) : texts.storeHint(until))[lang];
      return way.kind === 'stores' ? `${texts.stores.where[lang]} ${hint}` : hint;
    }
    case 'purchased':
    case 'win':
      return isShort(way, total)
        ? texts.pointsMissing(pointsText(total), pointsText(way.balance), pointsText(total - way.balance))[lang]
        : texts.pointsHint(priceText(total, lang), pointsText(total), pointsText(way.balance))[lang];
    case 'free':
      return '';
    default:
      return texts[way.kind].hint[lang];
  }
}

/** What the button does. */
export function actionOf({ kind }: PayWay, { total, lang }: WayDetails): string {
  const price = priceText(total, lang);
  switch (kind) {
    case 'card':
    case 'credit':
      return texts.pay(price)[lang];
    case 'oxxo':
    case 'stores':
      return texts.order(price)[lang];
    case 'purchased':
    case 'win':
      return texts.pay(pointsText(total))[lang];
    case 'cash':
      return texts.reserve(price)[lang];
    case 'free':
      return texts.confirmFree[lang];
    case 'wallets':
      // Their buttons are their own.
      return '';
    default:
      return texts[kind].goTo(price)[lang];
  }
}
