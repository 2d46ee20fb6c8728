/** The eleven payment types of the specification (section 3), in its words; and credit with the carrier (B18). */
export const PAYMENT_METHODS = [
  'cash',
  'debit',
  'credit',
  'traveller_purchased',
  'traveller_win',
  'agencies',
  'oxxo',
  'openpay',
  'apple_pay',
  'google_pay',
  'paypal',
  'store_credit',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A choice among the ways to pay on a page. */
export type ShownAs = 'card' | 'wallets' | 'paypal' | 'purchased' | 'win' | 'credit' | 'oxxo' | 'stores' | 'cash';

/** What is true of a payment method, with any provider. */
interface MethodFacts {
  /** What is charged: by a provider, at a counter of ours, or from an account in our books. */
  readonly means: 'card' | 'wallet' | 'redirect' | 'store' | 'counter' | 'points' | 'agency' | 'credit' | 'unnamed';
  /** When the money is there: at once, or once people paid it in cash somewhere. */
  readonly settles: 'at_once' | 'in_store' | 'at_counter';
  /**
   * c_FormaPago; cards of wallets say by themselves which kind they are. Of OXXO, Openpay's stores and PayPal the SAT says nothing in
   * this many words, and the carrier's tax officer decides. Points and agencies are never invoiced (spec 5).
   */
  readonly invoiceForm: string | 'by card' | 'never';
  /** The reservation flow has a step for its invoice (T41, T75). */
  readonly invoicedInFlow: boolean;
  /** Somebody else can pay for the holder with it (N9): no points that are not theirs, no counter where the code is said. */
  readonly openToOthers: boolean;
  /** The provider asks for an address: it sends its own receipt there, and weighs the risk of a card by it. */
  readonly needsEmail: boolean;
  /**
   * As which choice a page shows it; undefined where only other channels take it. The bank knows whether a card is credit or
   * debit, and the device which wallets it has: on a page they are one each.
   */
  readonly shown: ShownAs | undefined;
}

/** Every method, in the order in which they are shown: what is done at once comes first. */
export const METHODS = {
  credit: {
    means: 'card',
    settles: 'at_once',
    invoiceForm: '04',
    invoicedInFlow: true,
    openToOthers: true,
    needsEmail: true,
    shown: 'card',
  },
  debit: {
    means: 'card',
    settles: 'at_once',
    invoiceForm: '28',
    invoicedInFlow: true,
    openToOthers: true,
    needsEmail: true,
    shown: undefined,
  },
  apple_pay: {
    means: 'wallet',
    settles: 'at_once',
    invoiceForm: 'by card',
    invoicedInFlow: true,
    openToOthers: true,
    needsEmail: false,
    shown: 'wallets',
  },
  google_pay: {
    means: 'wallet',
    settles: 'at_once',
    invoiceForm: 'by card',
    invoicedInFlow: true,
    openToOthers: true,
    needsEmail: false,
    shown: 'wallets',
  },
  paypal: {
    means: 'redirect',
    settles: 'at_once',
    invoiceForm: '31',
    invoicedInFlow: true,
    openToOthers: true,
    needsEmail: false,
    shown: 'paypal',
  },
  traveller_purchased: {
    means: 'points',
    settles: 'at_once',
    invoiceForm: 'never',
    invoicedInFlow: false,
    openToOthers: false,
    needsEmail: false,
    shown: 'purchased',
  },
  traveller_win: {
    means: 'points',
    settles: 'at_once',
    invoiceForm: 'never',
    invoicedInFlow: false,
    openToOthers: false,
    needsEmail: false,
    shown: 'win',
  },
  agencies: {
    means: 'agency',
    settles: 'at_once',
    invoiceForm: 'never',
    invoicedInFlow: false,
    openToOthers: false,
    needsEmail: false,
    shown: undefined,
  },
  store_credit: {
    means: 'credit',
    settles: 'at_once',
    invoiceForm: '17',
    invoicedInFlow: false,
    openToOthers: false,
    needsEmail: false,
    shown: 'credit',
  },
  oxxo: {
    means: 'store',
    settles: 'in_store',
    invoiceForm: '01',
    invoicedInFlow: false,
    openToOthers: true,
    needsEmail: true,
    shown: 'oxxo',
  },
  openpay: {
    means: 'store',
    settles: 'in_store',
    invoiceForm: '01',
    invoicedInFlow: false,
    openToOthers: true,
    needsEmail: true,
    shown: 'stores',
  },
  cash: {
    means: 'counter',
    settles: 'at_counter',
    invoiceForm: '01',
    invoicedInFlow: false,
    openToOthers: false,
    needsEmail: false,
    shown: 'cash',
  },
} as const satisfies Readonly<Record<PaymentMethod, MethodFacts>>;

/** A stored payment may have come from elsewhere, by a way we have no name for. */
const UNNAMED: MethodFacts = {
  means: 'unnamed',
  settles: 'at_once',
  invoiceForm: 'never',
  invoicedInFlow: false,
  openToOthers: false,
  needsEmail: false,
  shown: undefined,
};

export const factsOf = (method: PaymentMethod): MethodFacts =>
  (METHODS as Readonly<Partial<Record<PaymentMethod, MethodFacts>>>)[method] ?? UNNAMED;

/** Methods whose money is there at such a time, in the order in which they are shown. */
export const methodsSettled = (settles: MethodFacts['settles']): readonly PaymentMethod[] =>
  (Object.keys(METHODS) as PaymentMethod[]).filter((method) => METHODS[method].settles === settles);

/** Paid in cash in a store against a reference: it takes time, so the reservation becomes `order_generated` (T3). */
export const isStoreMethod = (method: PaymentMethod): boolean => factsOf(method).means === 'store';

/** Paid in cash by people who have yet to go somewhere: the seats are kept for hours. */
export const waitsForCash = (method: PaymentMethod): boolean => factsOf(method).settles !== 'at_once';

/** Paid with points: never invoiced (spec 5). */
export const isPointsMethod = (method: PaymentMethod): boolean => factsOf(method).means === 'points';

/** Points are no money, and an agency invoices what it sold. */
export const isInvoiced = (method: PaymentMethod): boolean => factsOf(method).invoiceForm !== 'never';

/** Paid from the wallet of the traveller's device. */
export type WalletMethod = {
  [Method in PaymentMethod]: (typeof METHODS)[Method]['means'] extends 'wallet' ? Method : never;
}[PaymentMethod];

export const isWalletMethod = (method: PaymentMethod): method is WalletMethod => factsOf(method).means === 'wallet';
