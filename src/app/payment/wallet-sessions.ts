/** What Apple gives for showing its sheet once: opaque, handed on to the device as it is. */
export type MerchantSession = Readonly<Record<string, unknown>>;

export type SessionAnswer =
  | { readonly kind: 'opened'; readonly session: MerchantSession }
  /** Not an address of Apple's: nobody was asked. */
  | { readonly kind: 'refused' }
  /** Asked, and no session came of it. */
  | { readonly kind: 'unavailable' };

/** Proves to a wallet who the merchant is. Never throws for what a provider or a network may do. */
export interface WalletSessions {
  /** `validationUrl` comes from the traveller's browser: it is asked only if it is one of those we know. */
  merchantSession(validationUrl: string): Promise<SessionAnswer>;
}
