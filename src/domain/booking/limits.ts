/** Passengers of one reservation (spec 9). Infants count (T20). */
export const MAX_PASSENGERS = 10;
/** Students of one reservation, flex included (spec 9, T16). */
export const MAX_STUDENTS = 4;
/** Teachers of one reservation, flex included (spec 9, T16). */
export const MAX_TEACHERS = 2;
/** INAPAM of one reservation: the law's two a bus bind it, as no bus could take more (T16). */
export const MAX_INAPAM = 2;

/** A return run leaves at least so long after the outbound one arrived (T25). */
export const MIN_STAY_MINUTES = 0;

/** Seats are held so long from the moment they are chosen (T2). */
export const HOLD_MINUTES = 15;
/** One extension adds so much (T2). */
export const EXTENSION_MINUTES = 5;
/** A hold is extended in its last minutes alone (T95). */
export const EXTENDED_WITHIN_MINUTES = 5;
/** Extensions of one hold; ten, as WCAG 2.2.1 asks (T2). */
export const MAX_EXTENSIONS = 10;
/** Least time left to try again after a declined payment (T2). */
export const DECLINE_GRACE_MINUTES = 10;

/** Unpaid reservations that may hold seats for one visitor at once: a second trip, or a second try. */
export const MAX_HOLDING_DRAFTS = 2;
/** Seats one visitor may hold unpaid on one bus, over all reservations: a full party. */
export const MAX_SEATS_HELD_PER_BUS = MAX_PASSENGERS;
/** Orders at the counter of more seats, or for a departure further ahead, confirm their contact first (T95). */
export const MAX_UNCONFIRMED_ORDER_SEATS = 4;
export const UNCONFIRMED_ORDER_DAYS = 3;
/** Orders that wait at the counter unconfirmed, over all buses, of one address and of one contact. */
export const MAX_WAITING_OF_ADDRESS = 10;
export const MAX_WAITING_OF_CONTACT = 2;
/** Per cent of a bus's seats that may be held for payment at the counter. */
export const MAX_PEND_PERCENT = 30;
