import { localMoment } from '#text/moments.ts';
import { buttonClass } from '#ui/button.tsx';
import { changePath } from '#wire/link-paths.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { placeName } from '#domain/network/place-name.ts';
import { connectionText, fedTrip, transferTimes, transferMinutes } from '#text/connections.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { ReservationView } from '#wire/reservation.ts';

interface NoteProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** Where buses are changed, how much time there is, and what holds when the first one is late. */
export function TransferNote({ reservation, lang }: NoteProps) {
  const { via, onward = via, departure, return: back, missed_transfer: missed } = reservation;
  if (missed) return <Missed reservation={reservation} missed={missed} lang={lang} />;
  if (!via || !onward) return <FedNotes reservation={reservation} lang={lang} />;
  const [first, second] = [departure.schedule, back.schedule];
  if (!first || !second || departure.cancelled || back.cancelled) return null;
  const expected = { ...first, arrives_at: reservation.transfer_arrives_at ?? first.arrives_at };
  const minutes = transferMinutes(expected, second);
  if (minutes <= 0) return null;
  const change = {
    at: placeName(via),
    onward: placeName(onward),
    minutes,
    ...transferTimes({ first: expected, second }, lang),
  };
  return (
    <NoticeBox>
      <p>{connectionText.change(reservation, change)[lang]}</p>
      {mayMove(reservation, 'return') ? <p>{connectionText.protected(reservation)[lang]}</p> : null}
    </NoticeBox>
  );
}

interface MissedProps extends NoteProps {
  readonly missed: NonNullable<ReservationView['missed_transfer']>;
}

function Missed({ reservation, missed: { direction, until }, lang }: MissedProps) {
  const { tickets, code, fed_by: fed = [] } = reservation;
  const ticket = tickets.find((one) => one.direction === direction);
  const [from] = stopsOf(reservation, direction);
  const feeder = fed.find((one) => one.direction === direction);
  const trip = feeder ? fedTrip(feeder.at, from) : reservation;
  if (!ticket || reservation[direction].cancelled) return null;
  return (
    <NoticeBox tone="warning">
      <p>{connectionText.missed(trip, localMoment(until, from.city, lang))[lang]}</p>
      <p>
        <a className={buttonClass('main')} href={changePath(lang, { code, ticket: ticket.folio })}>
          {connectionText.takeNext(trip)[lang]}
        </a>
      </p>
    </NoticeBox>
  );
}

/** A journey is moved to the next run once; after that the counter helps. */
const mayMove = ({ changed }: ReservationView, direction: Direction): boolean => !changed.includes(direction);

/** What other reservations of the traveller lead to. */
const FedNotes = ({ reservation, lang }: NoteProps) =>
  (reservation.fed_by ?? []).map(({ direction, code, at, arrives_at: arrives }) => {
    const { schedule: next, cancelled } = reservation[direction];
    if (!next || cancelled) return null;
    const [from] = stopsOf(reservation, direction);
    const trip = fedTrip(at, from);
    const minutes = transferMinutes({ arrives_at: arrives }, next);
    if (minutes <= 0) return null;
    const change = {
      at: placeName(at),
      onward: placeName(from),
      minutes,
      ...transferTimes({ first: { departs_at: next.departs_at, arrives_at: arrives }, second: next }, lang),
    };
    return (
      <NoticeBox key={code}>
        <p>{connectionText.change(trip, change)[lang]}</p>
        {mayMove(reservation, direction) ? <p>{connectionText.protected(trip)[lang]}</p> : null}
      </NoticeBox>
    );
  });
