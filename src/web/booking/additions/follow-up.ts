import { additionPayment } from '#text/additions/payment.ts';
import type { Lang } from '#text/lang.ts';
import { addPath } from '#wire/additions/path.ts';
import { internetPath } from '#wire/internet/path.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Luggage and similar, added to a paid trip: shown on the page where it was chosen. */
export const additionFollowUp = {
  title: additionPayment.title,
  madeAt: ({ adding, code }: Pick<ReservationView, 'adding' | 'code'>, lang: Lang): string =>
    adding!.on_board ? internetPath(lang, code) : addPath(lang, adding!.code, { done: '1' }),
  reference: additionPayment,
};
