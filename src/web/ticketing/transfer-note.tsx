import { formatClock } from '#kernel/local-time.ts';
import { placeName } from '#domain/network/place-name.ts';
import { connectionText, transferMinutes } from '#text/connections.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { ReservationView } from '#wire/reservation.ts';

/** Where the buses of a connection change, how much time there is, and what holds when the first one is late. */
export function TransferNote({ reservation, lang }: { readonly reservation: ReservationView; readonly lang: Lang }) {
  const { via, departure, return: onward } = reservation;
  const [first, second] = [departure.schedule, onward.schedule];
  if (!via || !first || !second || departure.cancelled || onward.cancelled) return null;
  const [arrives, leaves] = [formatClock(first.arrives_at, lang), formatClock(second.departs_at, lang)];
  return (
    <NoticeBox>
      <p>{connectionText.change(placeName(via), arrives, leaves, transferMinutes(first, second))[lang]}</p>
    </NoticeBox>
  );
}
