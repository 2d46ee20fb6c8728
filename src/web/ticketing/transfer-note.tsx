import { localMoment } from '#text/moments.ts';
import { buttonClass } from '#ui/button.tsx';
import { changePath } from '#wire/link-paths.ts';
import { placeName } from '#domain/network/place-name.ts';
import { connectionText, transferTimes, transferMinutes } from '#text/connections.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { ReservationView } from '#wire/reservation.ts';

/** Where the buses of a connection change, how much time there is, and what holds when the first one is late. */
export function TransferNote({ reservation, lang }: { readonly reservation: ReservationView; readonly lang: Lang }) {
  const { via, onward = via, departure, return: back } = reservation;
  const [first, second] = [departure.schedule, back.schedule];
  if (!via || !onward || !first || !second || departure.cancelled || back.cancelled) return null;
  const { missed_transfer: missed, tickets, code } = reservation;
  const ticket = tickets.find(({ direction }) => direction === 'return');
  if (missed && ticket && !reservation.changed.includes('return'))
    return (
      <NoticeBox tone="warning">
        <p>{connectionText.missed(reservation, localMoment(missed.until, onward.city, lang))[lang]}</p>
        <p>
          <a className={buttonClass('main')} href={changePath(lang, { code, ticket: ticket.folio })}>
            {connectionText.takeNext(reservation)[lang]}
          </a>
        </p>
      </NoticeBox>
    );
  const change = {
    at: placeName(via),
    onward: placeName(onward),
    minutes: transferMinutes(first, second),
    ...transferTimes({ first, second }, lang),
  };
  return (
    <NoticeBox>
      <p>{connectionText.change(reservation, change)[lang]}</p>
      <p>{connectionText.protected(reservation)[lang]}</p>
    </NoticeBox>
  );
}
