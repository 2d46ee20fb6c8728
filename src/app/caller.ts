/** Who calls: a reservation belongs to the session that created it, and limits count by address. */
export interface Caller {
  /** SHA-256 of the session cookie: the cookie itself is never kept. */
  readonly sessionHash: Uint8Array;
  /** Network address the call came from. */
  readonly address: string;
  /** SHA-256 of a frequent traveller's session value; absent for anyone who is not signed in. */
  readonly travellerHash?: Uint8Array;
  /** SHA-256 of the key an agency sent along. */
  readonly agencyHash?: Uint8Array;
  /** SHA-256 of the key an operator sent along. */
  readonly operatorKeyHash?: Uint8Array;
  /** SHA-256 of a signed-in operator's session value. */
  readonly operatorSessionHash?: Uint8Array;
  /** The id of a client and SHA-256 of its secret, as a program sent them along. */
  readonly clientCredentials?: { readonly id: string; readonly secretHash: Uint8Array };
  /** SHA-256 of the token a program sent along. */
  readonly bearerHash?: Uint8Array | undefined;
}
