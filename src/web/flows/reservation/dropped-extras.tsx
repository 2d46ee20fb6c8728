import { isSettled } from '#domain/orders/payment-status.ts';
import { extrasText } from '#text/extras.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { passengerName } from '#web/fares/passenger-name.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface DroppedExtrasProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/**
 * Chosen extras that the currently chosen runs do not offer: shown on every step until the traveller chooses again
 * (T80).
 */
export function DroppedExtras({ reservation, lang }: DroppedExtrasProps) {
  const { dropped } = reservation.additionals;
  if (dropped.length === 0 || isSettled(reservation.payment)) return null;
  const what = dropped.map(({ passenger, direction, ...line }) => {
    const whose = extrasText.whose(passengerName(reservation, passenger, lang), direction, reservation.buses)[lang];
    return `${listCarriedExtras([line], lang)} (${whose})`;
  });
  return (
    <NoticeBox tone="warning" role="status">
      {extrasText.dropped(what.join('; '))[lang]}
    </NoticeBox>
  );
}
