import { localMoment } from '#text/moments.ts';
import { buttonClass } from '#ui/button.tsx';
import { changePath } from '#wire/link-paths.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { changeBetween, changeOf, connectionText, fedTrip } from '#text/connections.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { ReservationView } from '#wire/reservation.ts';

interface NoteProps {
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

/** Where buses are changed, how much time there is, and what holds when the first one is late. */
export function TransferNote({ reservation, lang }: NoteProps) {
  const { via, departure, return: back, missed_transfer: missed } = reservation;
  if (missed) return <Missed reservation={reservation} missed={missed} lang={lang} />;
  if (!via) return <FedNotes reservation={reservation} lang={lang} />;
  const change = changeOf(reservation, lang);
  if (!change || departure.cancelled || back.cancelled) return null;
  return <ChangeNote reservation={reservation} trip={reservation} between={change} onto="return" lang={lang} />;
}

interface ChangeProps extends NoteProps {
  readonly trip: Parameters<typeof connectionText.change>[0];
  readonly between: Parameters<typeof connectionText.change>[1];
  /** To which one changes. */
  readonly onto: Direction;
}

/** A journey is moved to the next run once; after that the counter helps. */
const ChangeNote = ({ reservation: { changed }, trip, between, onto, lang }: ChangeProps) => (
  <NoticeBox>
    <p>{connectionText.change(trip, between)[lang]}</p>
    {changed.includes(onto) ? null : <p>{connectionText.protected(trip)[lang]}</p>}
  </NoticeBox>
);

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

/** What other reservations of the traveller lead to. */
const FedNotes = ({ reservation, lang }: NoteProps) =>
  (reservation.fed_by ?? []).map(({ direction, code, at, arrives_at: arrives }) => {
    const { schedule: next, cancelled } = reservation[direction];
    if (!next || cancelled) return null;
    const [from] = stopsOf(reservation, direction);
    const trip = fedTrip(at, from);
    const first = { departs_at: next.departs_at, arrives_at: arrives };
    const change = changeBetween({ at, onward: from, first, second: next }, lang);
    return change ? (
      <ChangeNote key={code} reservation={reservation} trip={trip} between={change} onto={direction} lang={lang} />
    ) : null;
  });
