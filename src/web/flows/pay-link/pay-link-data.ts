import type { BarPath } from '#web/payment/bar-path.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { PayLinkView } from '#wire/pay-link.ts';

/** Data of the payer's page. */
export type PayLinkData = { readonly kind: 'bad'; readonly why: 'expired' | 'forged' | 'unreachable' } | GoodLink;

export interface GoodLink {
  readonly kind: 'good';
  readonly link: string;
  readonly payment: PayLinkView;
  readonly ways: readonly ShownWay[];
  /** URLs of the frames for card entry and for the wallets' buttons; null when not accepted. */
  readonly cardFrame: string | null;
  readonly walletFrame: string | null;
  /** The bar code of a payment reference. */
  readonly bars: BarPath | null;
  /** Identifies the attempt of a form sent without scripts. */
  readonly key: string;
  /** The payer returned from the provider without paying. */
  readonly isCancelled: boolean;
  /** The selected method and input when the form is shown again. */
  readonly chosen: string | undefined;
  readonly email: string;
  readonly errors: readonly ShownError[];
}
