import { additionPayment } from '#text/additions/payment.ts';
import type { Lang } from '#text/lang.ts';
import { addPath } from '#wire/additions/path.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Luggage and the like, added to a trip that is paid: it is shown where it was chosen. */
export const additionFollowUp = {
  title: additionPayment.title,
  madeAt: ({ adding }: Pick<ReservationView, 'adding'>, lang: Lang): string =>
    addPath(lang, adding!.code, { done: '1' }),
  reference: additionPayment,
};
