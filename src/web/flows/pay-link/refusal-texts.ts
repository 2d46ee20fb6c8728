import { callErrors } from '#text/errors/generic.ts';
import { paymentErrors } from '#text/errors/payment.ts';
import { reservationErrors } from '#text/errors/reservation.ts';

const { email_required, email_invalid, link_expired, link_invalid } = reservationErrors;

/** Refusals of paying by a link. Loaded with the first refusal: most payers never need them. */
export const REFUSAL_TEXTS = {
  ...callErrors,
  ...paymentErrors,
  email_required,
  email_invalid,
  link_expired,
  link_invalid,
};
