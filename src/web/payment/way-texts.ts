import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { payWayTexts as texts } from '#text/pay-ways.ts';
import { pointsText, priceText } from '#ui/price.tsx';
import { localMoment } from '#text/moments.ts';
import { isShort, type PayWay } from './pay-ways.ts';

export interface WayDetails {
  /** Centavos. */
  readonly total: number;
  /** The boarding stop whose time zone the deadlines use. */
  readonly place: string;
  readonly lang: Lang;
  /** What is paid for is not a trip: without tickets and seats. */
  readonly words?: WayWords;
}

/** The texts of methods that name what is paid for. */
export interface WayWords {
  readonly card: { readonly hint: Message };
  readonly storeHint: (until: string) => Message;
  readonly order: (total: string) => Message;
}

/**
 * A payment method with its texts, rendered on the server, so that scripts do not contain texts of methods not offered.
 */
export interface ShownWay extends Pick<PayWay, 'kind' | 'method'> {
  readonly name: string;
  /** A shorter name, used within the group of cash methods. */
  readonly short?: string | undefined;
  /** What happens next. */
  readonly hint: string;
  /** Label of the button. */
  readonly action: string;
  /** It does not cover the total. */
  readonly isShort: boolean;
  /** Of the payer's own credit, if it covers the total. */
  readonly code?: string | undefined;
}

/** The payment methods as the page shows them. */
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
/** What happens when the traveller pays this way, in a line or two. */
export function hintOf(way: PayWay, { total, place, lang, words = texts }: WayDetails): string {
  switch (way.kind) {
    case 'card':
      return words.card.hint[lang];
    case 'credit':
      return way.says ?? texts.credit.hint[lang];
    case 'oxxo':
    case 'stores':
    case 'cash': {
      if (way.payBy === null) return '';
      const until = localMoment(way.payBy, place, lang);
      const hint = (way.kind === 'cash' ? texts.cashHint(until) : words.storeHint(until))[lang];
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

/** Label of the button. */
export function actionOf({ kind }: PayWay, { total, lang, words = texts }: WayDetails): string {
  const price = priceText(total, lang);
  switch (kind) {
    case 'card':
    case 'credit':
      return texts.pay(price)[lang];
    case 'oxxo':
    case 'stores':
      return words.order(price)[lang];
    case 'purchased':
    case 'win':
      return texts.pay(pointsText(total))[lang];
    case 'cash':
      return texts.reserve(price)[lang];
    case 'free':
      return texts.confirmFree[lang];
    case 'wallets':
      // Wallets have their own buttons.
      return '';
    default:
      return texts[kind].goTo(price)[lang];
  }
}
