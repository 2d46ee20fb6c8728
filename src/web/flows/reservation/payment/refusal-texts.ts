import { callErrors } from '#text/errors/generic.ts';
import { paymentErrors } from '#text/errors/payment.ts';
import { pointsErrors } from '#text/errors/points.ts';

/** What paying can be refused with. Fetched with the first refusal: most travellers never read it. */
export const REFUSAL_TEXTS = { ...callErrors, ...paymentErrors, ...pointsErrors };
