/** Why a tax document is no longer valid, or soon will not be. */
export interface InvoiceEnd {
  readonly kind: 'replaced' | 'cancelled' | 'cancelling';
  /** UUID of the replacement. */
  readonly insteadUuid: string | undefined;
}
