import type { ErrorCode } from '#domain/errors.ts';

/** Codes that are not about what was typed. Everything else is 422: understood, and refused by a rule. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  invalid_request: 400,
  forbidden: 403,
  not_found: 404,
  reservation_not_found: 404,
  link_invalid: 404,
  schedules_not_found: 404,
  origins_not_found: 404,
  destinations_not_found: 404,
  tickets_not_ready: 409,
  step_out_of_order: 409,
  seat_taken: 409,
  departure_full: 409,
  quota_exhausted: 409,
  payment_in_progress: 409,
  price_changed: 409,
  already_paid: 409,
  idempotency_mismatch: 409,
  time_exceeded: 410,
  process_cannot_continue: 410,
  departure_closed: 410,
  link_expired: 410,
  too_many_requests: 429,
  payment_attempts_exceeded: 429,
  card_declined: 402,
  card_expired: 402,
  card_funds: 402,
  card_invalid: 402,
  paypal_declined: 402,
  provider_unavailable: 502,
  service_unavailable: 503,
  origins_not_loaded: 503,
};

/** HTTP status of a refusal: that of its first fault (T58). */
export const statusOf = (codes: readonly ErrorCode[]): number => (codes[0] && STATUS[codes[0]]) ?? 422;
