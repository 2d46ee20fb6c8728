/** A voucher as shown by a phone's wallet: every string is final. */
export interface WalletVoucher {
  /** Identifies the pass. */
  readonly folio: string;
  /** The folio as displayed. */
  readonly number: string;
  /** The contents of its QR. */
  readonly code: string;
  readonly lang: 'es' | 'en';
  readonly carrier: string;
  readonly title: string;
  /** Where people meet. */
  readonly place: string;
  /** ISO with offset. */
  readonly startsAt: string;
  /** The same moment in words. */
  readonly when: string;
  readonly people: string;
  /** Who provides it, with their telephone. */
  readonly provider: string;
  readonly labels: Readonly<Record<'when' | 'where' | 'people' | 'provider' | 'folio', string>>;
}

/** The wallets for which the carrier has keys; others are not offered. */
export interface VoucherPasses {
  /** A `.pkpass` file. */
  readonly apple: ((voucher: WalletVoucher) => Uint8Array) | undefined;
  /** A URL at which Google saves the voucher for any user who opens it. */
  readonly google: ((voucher: WalletVoucher) => string) | undefined;
}
