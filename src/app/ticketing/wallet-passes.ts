/** A ticket as a wallet shows it: every string is final. */
export interface WalletPass {
  readonly folio: string;
  /** What its QR carries. */
  readonly code: string;
  readonly lang: 'es' | 'en';
  readonly carrier: string;
  readonly passenger: string;
  readonly from: { readonly name: string; readonly city: string };
  readonly to: { readonly name: string; readonly city: string };
  readonly labels: Readonly<Record<'passenger' | 'seat' | 'departs' | 'arrives' | 'service' | 'folio', string>>;
  readonly seat: string;
  readonly service: string;
  /** ISO with offset, on the clock of each stop; absent on an open ticket. */
  readonly departsAt: string | undefined;
  readonly arrivesAt: string | undefined;
}

/** The wallets a carrier has keys for; the others are not offered. */
export interface WalletPasses {
  /** A `.pkpass` file. */
  readonly apple: ((pass: WalletPass) => Uint8Array) | undefined;
  /** An address at which Google keeps it for anyone who opens it. */
  readonly google: ((pass: WalletPass) => string) | undefined;
}
