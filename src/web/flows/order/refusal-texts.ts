import { orderErrors } from '#text/errors/orders.ts';
import { pointsErrors } from '#text/errors/points.ts';
import { reservationErrors } from '#text/errors/reservation.ts';

const { reservation_not_found } = reservationErrors;

/** Refusals of paying an order. Loaded with the first refusal: most buyers never need them. */
export const REFUSAL_TEXTS = { ...pointsErrors, ...orderErrors, reservation_not_found };
