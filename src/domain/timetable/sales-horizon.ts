/** Days ahead that are on sale (T12). */
export const SALES_HORIZON_DAYS = 90;
