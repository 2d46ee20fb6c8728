/** A refund is due only when the departure at the ticket's origin is later than this, strictly (spec 9, T33). */
export const REFUND_DELAY_HOURS = 2;
/** Per cent of the round-trip price given back when its outbound leg was used and its return is the late one (T33). */
export const ONE_LEG_USED_REFUND_PERCENT = 50;
/** Least compensation besides, as the consumer law fixes it, in per cent of the price (T33). */
export const LEGAL_COMPENSATION_PERCENT = 20;
