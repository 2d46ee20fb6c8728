import { changePayment } from '#text/change-payment.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { additionFollowUp } from '#web/booking/additions/follow-up.ts';
import { changedPath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What pages do and say otherwise of a reservation that is no trip but follows one that is paid. */
interface FollowUp {
  /** Above its payment. */
  readonly title: Message;
  /** Where it is shown once it is made. */
  madeAt(reservation: ReservationView, lang: Lang): string;
  /** Of its reference for a store; absent where the words of a trip are true of it as well. */
  readonly reference?: Readonly<Record<'title' | 'notATicket' | 'soon' | 'late', Message>>;
}

/** By the part of the reservation that says what it follows. */
const FOLLOW_UPS: { readonly [Part in 'change' | 'adding']?: FollowUp } = {
  change: { title: changePayment.title, madeAt: ({ change }, lang) => changedPath(lang, change!) },
  adding: additionFollowUp,
};

/** Undefined for a trip. */
export function followUpOf({ change, adding }: Pick<ReservationView, 'change' | 'adding'>): FollowUp | undefined {
  if (change) return FOLLOW_UPS.change;
  return adding ? FOLLOW_UPS.adding : undefined;
}
