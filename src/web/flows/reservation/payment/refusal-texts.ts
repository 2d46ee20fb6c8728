import { callErrors } from '#text/errors/generic.ts';
import { paymentErrors } from '#text/errors/payment.ts';
import { pointsErrors } from '#text/errors/points.ts';

/** Refusals of paying. Loaded with the first refusal: most travellers never need them. */
export const REFUSAL_TEXTS = { ...callErrors, ...paymentErrors, ...pointsErrors };
