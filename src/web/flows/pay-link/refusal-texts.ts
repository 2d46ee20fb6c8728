import { itineraryErrors } from '#text/errors/itinerary.ts';
import { notAllowedNowErrors } from '#text/errors/not-allowed-now.ts';
import { orderErrors } from '#text/errors/orders.ts';
import { reservationErrors } from '#text/errors/reservation.ts';

const { email_required, email_invalid, link_expired, link_invalid } = reservationErrors;
const { addition_ticket_unknown } = itineraryErrors;
const { journey_cancelled } = notAllowedNowErrors;

/** Refusals of paying by a link, whose seats are not the payer's. Loaded with the first refusal: most payers never need them. */
export const REFUSAL_TEXTS = {
  ...orderErrors,
  email_required,
  email_invalid,
  link_expired,
  link_invalid,
  addition_ticket_unknown,
  journey_cancelled,
};
