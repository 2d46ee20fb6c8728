import { additionPayment } from '#text/additions/payment.ts';
import type { Lang } from '#text/lang.ts';
import { addPath } from '#wire/luggage/path.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Luggage and similar, added to a paid trip: shown on the page where it was chosen. */
export const luggageFollowUp = {
  title: additionPayment.title,
  madeAt: ({ adding }: Pick<ReservationView, 'adding'>, lang: Lang): string =>
    addPath(lang, adding!.code, { done: '1' }),
  reference: additionPayment,
};
