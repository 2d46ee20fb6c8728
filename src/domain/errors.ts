/**
 * The error catalogue: every way in which we say no, grouped as the specification's section 8. Codes only; the
 * sentences live in `text/errors`, where the compiler asks for each of them in both languages.
 */
export const ERROR_CODES = [
  // generic
  'action_failed',
  'information_failed',
  'invalid_request',
  'time_exceeded',
  'process_cannot_continue',
  'service_unavailable',
  'too_many_requests',
  'forbidden',
  'not_found',
  'idempotency_mismatch',
  // network and timetable
  'origins_not_loaded',
  'origins_not_found',
  'destinations_not_found',
  'schedules_not_found',
  // search and start
  'cannot_create_reservation',
  'origin_required',
  'destination_required',
  'pair_not_served',
  'passengers_required',
  'passengers_exceeded',
  'students_exceeded',
  'teachers_exceeded',
  'inapam_exceeded',
  'infants_exceed_adults',
  'adult_required',
  'departure_required',
  'departure_in_past',
  'departure_beyond_horizon',
  'return_required',
  'return_needs_departure',
  'return_before_departure',
  'return_run_before_arrival',
  'student_cannot_be_open',
  'teacher_cannot_be_open',
  'student_flex_cannot_be_open',
  'teacher_flex_cannot_be_open',
  'legal_rate_outside_window',
  'flex_rate_inside_window',
  'promo_empty',
  'promo_invalid',
  // reservation
  'reservation_not_found',
  'step_out_of_order',
  'schedule_required',
  'departure_closed',
  // contact
  'first_name_required',
  'last_name_required',
  'phone_required',
  'phone_invalid',
  'email_required',
  'email_invalid',
  'privacy_required',
  'of_age_required',
  'text_too_long',
  // seats
  'seat_required',
  'seat_unknown',
  'seat_repeated',
  'seat_taken',
  'departure_full',
  'quota_exhausted',
  'hold_limit_reached',
  'extensions_exhausted',
  'additional_unavailable',
  // payment
  'method_required',
  'method_unavailable',
  'card_token_required',
  'card_declined',
  'card_expired',
  'card_funds',
  'card_invalid',
  'paypal_declined',
  'payment_in_progress',
  'payment_unknown',
  'payment_lapsed',
  'payment_attempts_exceeded',
  'already_paid',
  'price_changed',
  'provider_unavailable',
  'points_insufficient',
  // frequent travellers
  'traveller_identity_required',
  'traveller_card_invalid',
  'traveller_phone_invalid',
  'traveller_email_invalid',
  'password_required',
  'password_wrong',
  'authentication_incorrect',
  'traveller_card_inactive',
  'traveller_session_required',
  // agencies
  'agency_key_invalid',
  'agency_limit_exceeded',
  // operators
  'operator_key_invalid',
  'operator_required',
  // counter and call centre
  'no_order_waits',
  'cash_closed',
  'conversion_closed',
  'exchange_closed',
  'cash_short',
  'authorisation_used',
  'refund_not_waiting',
  'refund_still_tried',
  // itinerary
  'code_required',
  'last_name_or_pin_required',
  'puzzle_required',
  'one_time_code_wrong',
  // change of schedule
  'change_ticket_unknown',
  'change_unpaid',
  'change_open_ticket',
  'change_used',
  'change_closed',
  'change_refund_open',
  'change_invoiced',
  'change_same_run',
  'change_overtaken',
  'change_no_draft',
  'offer_expired',
  // money back
  'nothing_to_give_back',
  'tickets_required',
  'offer_changed',
  'means_unavailable',
  'name_change_closed',
  'name_unchanged',
  // departures
  'departure_unknown',
  'departure_ambiguous',
  'stop_unknown',
  // tickets
  'tickets_not_ready',
  // links
  'link_expired',
  'link_invalid',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One refusal: what, where (a field of the call, dotted: `passengers.2.first_name`) and the figures its text names. */
export interface Fault {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A call may be refused for several reasons at once: a form shows each at its field. */
export type Faults = readonly [Fault, ...Fault[]];

export const fault = (code: ErrorCode, field?: string, params?: Fault['params']): Fault => ({
  code,
  ...(field === undefined ? {} : { field }),
  ...(params === undefined ? {} : { params }),
});
