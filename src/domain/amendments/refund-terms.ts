/** Per cent of the round-trip price given back when its outbound leg was used and its return is the late one (T33). */
export const ONE_LEG_USED_REFUND_PERCENT = 50;
/** Least compensation as well, as the consumer law fixes it, in per cent of the price (T33; LFPC 92 Bis, 92 Ter). */
export const LEGAL_COMPENSATION_PERCENT = 20;
/** What the guarantee gives as credit, in per cent of the price of the journey. The carrier's to set. */
export const GUARANTEE_PERCENT = 10;
/** The name on a ticket can be changed until so long before its departure (B20). */
export const NAME_CHANGE_MINUTES = 30;
