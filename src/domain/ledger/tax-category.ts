/**
 * How the tax office classifies something sold: decided when it is priced, stored with it, and always read from there.
 */
export interface TaxCategory {
  /** VAT rate included in its price, in whole per cent; null if exempt by law. */
  readonly vatRate: number | null;
  /** c_ClaveProdServ. */
  readonly product: string;
  /** c_ClaveUnidad with its name. */
  readonly unit: { readonly key: string; readonly name: string };
}
