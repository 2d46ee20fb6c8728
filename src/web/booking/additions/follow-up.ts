import { additionPayment } from '#text/additions/payment.ts';
import type { Lang } from '#text/lang.ts';
import { internetPath } from '#wire/internet/path.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Bought on board: shown on the page where it was bought. */
export const onBoardFollowUp = {
  title: additionPayment.title,
  madeAt: ({ code }: Pick<ReservationView, 'code'>, lang: Lang): string => internetPath(lang, code),
  reference: additionPayment,
};
