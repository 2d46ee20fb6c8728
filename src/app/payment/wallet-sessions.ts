/** Apple's session for showing its sheet once: opaque, passed to the device unchanged. */
export type MerchantSession = Readonly<Record<string, unknown>>;

export type SessionAnswer =
  | { readonly kind: 'opened'; readonly session: MerchantSession }
  /** Not one of Apple's addresses: no request was made. */
  | { readonly kind: 'refused' }
  /** The request was made but returned no session. */
  | { readonly kind: 'unavailable' };

/** Proves the merchant's identity to a wallet. Never throws on provider or network errors. */
export interface WalletSessions {
  /** `validationUrl` comes from the traveller's browser: it is called only if it is a known Apple address. */
  merchantSession(validationUrl: string): Promise<SessionAnswer>;
}
