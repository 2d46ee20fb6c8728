import { callErrors } from '#text/errors/generic.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { notAllowedNowErrors } from '#text/errors/not-allowed-now.ts';
import { paymentErrors } from '#text/errors/payment.ts';
import { pointsErrors } from '#text/errors/points.ts';

const { addition_ticket_unknown } = itineraryErrors;
const { journey_cancelled } = notAllowedNowErrors;

/** Refusals of paying. Loaded with the first refusal: most travellers never need them. */
export const REFUSAL_TEXTS = {
  ...callErrors,
  ...paymentErrors,
  ...pointsErrors,
  addition_ticket_unknown,
  journey_cancelled,
};
