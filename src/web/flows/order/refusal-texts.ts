import { orderErrors } from '#text/errors/orders.ts';
import { pointsErrors } from '#text/errors/points.ts';
import { reservationErrors } from '#text/errors/reservation.ts';

const { reservation_not_found } = reservationErrors;

/** What paying an order can be refused with. Fetched with the first refusal: most buyers never read it. */
export const REFUSAL_TEXTS = { ...pointsErrors, ...orderErrors, reservation_not_found };
