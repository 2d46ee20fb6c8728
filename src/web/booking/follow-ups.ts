import { changePayment } from '#text/change-payment.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { onBoardFollowUp } from '#web/booking/additions/follow-up.ts';
import { luggageFollowUp } from '#web/booking/luggage/follow-up.ts';
import { changedPath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** How pages treat a follow-up sale differently from a trip. */
interface FollowUp {
  /** Heading above its payment. */
  readonly title: Message;
  /** Where the result is shown. */
  madeAt(reservation: ReservationView, lang: Lang): string;
  /** Texts for its payment reference; absent when those of a trip fit. */
  readonly reference?: Readonly<Record<'title' | 'notATicket' | 'soon' | 'late', Message>> & {
    readonly payIt?: (amount: string) => Message;
  };
}

const FOLLOW_UPS: { readonly [Name in 'change' | 'onBoard' | 'luggage']?: FollowUp } = {
  change: { title: changePayment.title, madeAt: ({ change }, lang) => changedPath(lang, change!) },
  onBoard: onBoardFollowUp,
  luggage: luggageFollowUp,
};

/** Undefined for a trip. */
export function followUpOf({ change, adding }: Pick<ReservationView, 'change' | 'adding'>): FollowUp | undefined {
  if (change) return FOLLOW_UPS.change;
  if (!adding) return undefined;
  return FOLLOW_UPS[adding.on_board ? 'onBoard' : 'luggage'];
}
