/** All texts of a card to print, in one language. */
export interface GiftSheet {
  readonly lang: 'es' | 'en';
  readonly title: string;
  readonly carrier: string;
  /** What it is worth. */
  readonly amount: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Empty without one. */
  readonly message: string;
  readonly code: { readonly label: string; readonly value: string };
  readonly secret: { readonly label: string; readonly value: string };
  /** How to spend it, and what to keep in mind. */
  readonly notes: readonly string[];
}

/** Draws cards. */
export interface GiftDocuments {
  pdf(sheet: GiftSheet): Promise<Uint8Array>;
}
