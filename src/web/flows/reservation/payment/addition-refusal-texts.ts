import { orderErrors } from '#text/errors/orders.ts';
import { pointsErrors } from '#text/errors/points.ts';

/** Refusals of paying an addition. Loaded with the first refusal, like those of a trip. */
export const REFUSAL_TEXTS = { ...pointsErrors, ...orderErrors };
