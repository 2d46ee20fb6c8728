/** Percentage of the round-trip price refunded when its outbound leg was used and its return is late (T33). */
export const ONE_LEG_USED_REFUND_PERCENT = 50;
/** Minimum additional compensation under consumer law, as a percentage of the price (T33; LFPC 92 Bis, 92 Ter). */
export const LEGAL_COMPENSATION_PERCENT = 20;
/** What the guarantee gives as credit, as a percentage of the journey's price. The carrier decides it. */
export const GUARANTEE_PERCENT = 10;
/** The name on a ticket can be changed until this many minutes before its departure (B20). */
export const NAME_CHANGE_MINUTES = 30;
