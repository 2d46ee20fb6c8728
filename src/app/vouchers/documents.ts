/** A voucher on paper: every string is final. */
export interface SheetVoucher {
  readonly heading: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly note: string;
  readonly folio: { readonly label: string; readonly value: string };
  /** The contents of the QR, and its description. */
  readonly qr: string;
  readonly qrLabel: string;
}

/** The vouchers of an order. */
export interface VoucherSheet {
  readonly lang: 'es' | 'en';
  readonly title: string;
  readonly carrier: string;
  readonly vouchers: readonly SheetVoucher[];
}

/** Draws vouchers. */
export interface VoucherDocuments {
  html(sheet: VoucherSheet): string;
  pdf(sheet: VoucherSheet): Promise<Uint8Array>;
}
