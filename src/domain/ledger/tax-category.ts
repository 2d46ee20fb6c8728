/** What something that is sold is to the tax office: decided when it is priced, stored with it, and read from there ever after. */
export interface TaxCategory {
  /** Whole per cent of VAT in its price; null where the law exempts it. */
  readonly vatRate: number | null;
  /** c_ClaveProdServ. */
  readonly product: string;
  /** c_ClaveUnidad with its name. */
  readonly unit: { readonly key: string; readonly name: string };
}
