/** The eleven payment types of the specification (section 3), by its names; and credit with the carrier (B18). */
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

/** A payment choice as shown on a page. */
export type ShownAs = 'card' | 'wallets' | 'paypal' | 'purchased' | 'win' | 'credit' | 'oxxo' | 'stores' | 'cash';

/** Facts about a payment method that hold for every provider. */
interface MethodFacts {
  /** How it is charged: by a provider, at one of our counters, or from an account in our ledger. */
  readonly means: 'card' | 'wallet' | 'redirect' | 'store' | 'counter' | 'points' | 'agency' | 'credit' | 'unnamed';
  /** When the money arrives: immediately, or once it is paid in cash somewhere. */
  readonly settles: 'at_once' | 'in_store' | 'at_counter';
  /**
   * c_FormaPago; a wallet's card reports its own kind. The SAT has no explicit rule for OXXO, Openpay's stores and
   * PayPal, so the carrier's tax officer decides. Points and agencies are never invoiced (spec 5).
   */
  readonly invoiceForm: string | 'by card' | 'never';
  /** The reservation flow has a step for its invoice (T41, T75). */
  readonly invoicedInFlow: boolean;
  /**
   * Another person can pay for the holder with it (N9): not with points, which belong to an account, and not at the
   * counter, where the code is required.
   */
  readonly openToOthers: boolean;
  /**
   * The provider requires an e-mail address: it sends its own receipt there, and uses it to assess the risk of a card.
   */
  readonly needsEmail: boolean;
  /**
   * The choice a page shows it as; undefined when only other channels accept it. The bank determines credit or debit,
   * and the device its wallets, so a page shows each as one choice.
   */
  readonly shown: ShownAs | undefined;
}

/** Every method, in display order: immediate ones first. */
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

/** A stored payment may come from another system, with a method we have no name for. */
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

/** Methods that settle at this time, in display order. */
export const methodsSettled = (settles: MethodFacts['settles']): readonly PaymentMethod[] =>
  (Object.keys(METHODS) as PaymentMethod[]).filter((method) => METHODS[method].settles === settles);

/** Paid in cash in a store against a reference: it takes time, so the reservation becomes `order_generated` (T3). */
export const isStoreMethod = (method: PaymentMethod): boolean => factsOf(method).means === 'store';

/** Paid in cash by people who have yet to go somewhere: the seats are kept for hours. */
export const waitsForCash = (method: PaymentMethod): boolean => factsOf(method).settles !== 'at_once';

/** Paid with points: never invoiced (spec 5). */
export const isPointsMethod = (method: PaymentMethod): boolean => factsOf(method).means === 'points';

/** Points are no money, and an agency issues its own invoices. */
export const isInvoiced = (method: PaymentMethod): boolean => factsOf(method).invoiceForm !== 'never';

/** Paid from the wallet of the traveller's device. */
export type WalletMethod = {
  [Method in PaymentMethod]: (typeof METHODS)[Method]['means'] extends 'wallet' ? Method : never;
}[PaymentMethod];

export const isWalletMethod = (method: PaymentMethod): method is WalletMethod => factsOf(method).means === 'wallet';
