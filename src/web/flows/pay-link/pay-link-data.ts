import type { BarPath } from '#web/payment/bar-path.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { PayLinkView } from '#wire/pay-link.ts';

/** What the page of a payer is drawn from. */
export type PayLinkData = { readonly kind: 'bad'; readonly why: 'expired' | 'forged' | 'unreachable' } | GoodLink;

export interface GoodLink {
  readonly kind: 'good';
  readonly link: string;
  readonly payment: PayLinkView;
  readonly ways: readonly ShownWay[];
  /** Frames in which a card is typed, and with the wallets' buttons; null where none is taken. */
  readonly cardFrame: string | null;
  readonly walletFrame: string | null;
  /** The bar code of a reference. */
  readonly bars: BarPath | null;
  /** Names the attempt of a form sent without scripts. */
  readonly key: string;
  /** The payer came back from the provider without paying. */
  readonly isCancelled: boolean;
  /** What was chosen and typed when the form is shown again. */
  readonly chosen: string | undefined;
  readonly email: string;
  readonly errors: readonly ShownError[];
}
