/** Maximum passengers of one reservation (spec 9). Infants count (T20). */
export const MAX_PASSENGERS = 10;
/** Maximum students of one reservation, flex included (spec 9, T16). */
export const MAX_STUDENTS = 4;
/** Maximum teachers of one reservation, flex included (spec 9, T16). */
export const MAX_TEACHERS = 2;
/**
 * Maximum INAPAM passengers of one reservation: the legal limit of two per bus applies, as no bus could take more
 * (T16).
 */
export const MAX_INAPAM = 2;

/** A return run leaves at least this long after the outbound one arrived (T25). */
export const MIN_STAY_MINUTES = 0;

/** How long seats are held from the moment they are chosen (T2). */
export const HOLD_MINUTES = 15;
/** What one extension adds (T2). */
export const EXTENSION_MINUTES = 5;
/** A hold can only be extended in its last minutes (T95). */
export const EXTENDED_WITHIN_MINUTES = 5;
/** Extensions of one hold; ten, as WCAG 2.2.1 requires (T2). */
export const MAX_EXTENSIONS = 10;
/** Minimum time left to retry after a declined payment (T2). */
export const DECLINE_GRACE_MINUTES = 10;

/** Unpaid reservations that may hold seats for one visitor at a time: a second trip, or a second try. */
export const MAX_HOLDING_DRAFTS = 2;
/** Seats one visitor may hold unpaid on one bus, over all reservations: one full party. */
export const MAX_SEATS_HELD_PER_BUS = MAX_PASSENGERS;
/**
 * Orders to be paid at the counter or in a store with more seats, or for a departure further ahead, must confirm their
 * contact first (T95).
 */
export const MAX_UNCONFIRMED_ORDER_SEATS = 4;
export const UNCONFIRMED_ORDER_DAYS = 3;
/** Unconfirmed orders waiting for payment at the counter or in a store, over all buses, per address and per contact. */
export const MAX_WAITING_OF_ADDRESS = 10;
export const MAX_WAITING_OF_CONTACT = 2;
/** Percentage of a bus's seats that may be held for payment at the counter. */
export const MAX_PEND_PERCENT = 30;
