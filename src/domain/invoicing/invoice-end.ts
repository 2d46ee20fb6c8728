/** Why a tax document is not, or soon will not be, good any more. */
export interface InvoiceEnd {
  readonly kind: 'replaced' | 'cancelled' | 'cancelling';
  /** UUID of the one to use instead. */
  readonly insteadUuid: string | undefined;
}
