/** The caller: a reservation belongs to the session that created it, and limits count by address. */
export interface Caller {
  /** SHA-256 of the session cookie: the cookie itself is never stored. */
  readonly sessionHash: Uint8Array;
  /** Network address of the request. */
  readonly address: string;
  /** SHA-256 of a frequent traveller's session value; absent unless signed in. */
  readonly travellerHash?: Uint8Array;
  /** SHA-256 of the agency key in the request. */
  readonly agencyHash?: Uint8Array;
  /** SHA-256 of the operator key in the request. */
  readonly operatorKeyHash?: Uint8Array;
  /** SHA-256 of a signed-in operator's session value. */
  readonly operatorSessionHash?: Uint8Array;
  /** The client id and SHA-256 of the client secret in the request. */
  readonly clientCredentials?: { readonly id: string; readonly secretHash: Uint8Array };
  /** SHA-256 of the bearer token in the request. */
  readonly bearerHash?: Uint8Array | undefined;
}
