import { shownPhone } from '#kernel/phone.ts';
import { journeysOf, stopsOf } from '#domain/fares/journey-stops.ts';
import { journeyName } from '#text/journey-name.ts';
import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { carriedExtrasText, listCarriedExtras } from '#text/carried-extras.ts';
import { counterText } from '#text/pages/counter.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from '#web/counter/counter.module.css';
import { stateOfOrder, wasPaid } from '#web/booking/reservation-state.ts';
import type { CounterView } from '#wire/counter.ts';

interface TripProps {
  readonly view: CounterView;
  readonly lang: Lang;
}

/** The reservation: its state, its journeys in local times, and seats by passenger. */
export function Trip({ view, lang }: TripProps) {
  const { reservation } = view;
  const { contact } = reservation;
  const state = stateOf(view);
  return (
    <section className={styles['trip']} aria-labelledby="reservation">
      <div className={styles['title']}>
        <h2 id="reservation" className={styles['code']}>
          {reservation.code}
        </h2>
        <p className={styles['state']} data-state={state}>
          {counterText.states[state][lang]}
        </p>
      </div>
      {journeysOf(reservation).map((direction) => (
        <Journey key={direction} view={view} lang={lang} direction={direction} />
      ))}
      {contact.first_time_contact ? null : (
        <p className={styles['contact']}>
          {counterText.contact[lang]}: {contact.first_name} {contact.last_name} · {shownPhone(contact.cell_phone)} ·{' '}
          {contact.email}
        </p>
      )}
    </section>
  );
}

function stateOf({ reservation, due }: CounterView): keyof typeof counterText.states {
  const state = stateOfOrder(reservation);
  if (wasPaid(state)) return 'paid';
  if (state.kind === 'ended') return 'over';
  if (due !== null) return 'pend';
  return state.kind === 'ordered' ? 'store' : 'draft';
}

function Journey({ view, lang, direction }: TripProps & { readonly direction: 'departure' | 'return' }) {
  const { reservation } = view;
  const [from, to] = stopsOf(reservation, direction);
  const { schedule, cancelled } = reservation[direction];
  return (
    <div className={styles['journey']}>
      <p>
        {journeyName(reservation, direction, deadlineTexts.journey)[lang]}: <strong>{from.name}</strong> →{' '}
        <strong>{to.name}</strong>
      </p>
      {schedule ? (
        <p>
          <time dateTime={schedule.departs_at} className={styles['clock']}>
            {formatClock(schedule.departs_at, lang)}
          </time>{' '}
          {formatShortDate(schedule.departs_at, lang)} · {counterText.localTime(from.city)[lang]} ·{' '}
          {schedule.service.name[lang]}
        </p>
      ) : (
        <p>{counterText.open[lang]}</p>
      )}
      {cancelled ? <NoticeBox tone="warning">{counterText.cancelled[lang]}</NoticeBox> : null}
      <ul className={styles['people']}>
        {reservation.passengers.map((passenger) => {
          const seat = direction === 'departure' ? passenger.seat_departure : passenger.seat_return;
          return (
            <li key={passenger.position}>
              {passenger.first_name} {passenger.last_name} · {passengerTypeNames[passenger.type][lang]} ·{' '}
              <strong>{seat === null ? counterText.noSeat[lang] : counterText.seat(seat)[lang]}</strong>
              <Along reservation={reservation} passenger={passenger.position} direction={direction} lang={lang} />
              {view.former_names
                .filter((former) => former.passenger === passenger.position)
                .map(({ name, until }) => (
                  <span key={until} className={styles['formerly']}>
                    {counterText.formerly(name, `${formatShortDate(until, lang)} ${formatClock(until, lang)}`)[lang]}
                  </span>
                ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface AlongProps extends Pick<CounterView, 'reservation'> {
  readonly passenger: number;
  readonly direction: 'departure' | 'return';
  readonly lang: Lang;
}

/** A passenger's carried extras on a journey, from their card or paid. */
function Along({ reservation, passenger, direction, lang }: AlongProps) {
  const ticket = reservation.tickets.find((one) => one.passenger === passenger && one.direction === direction);
  if (!ticket) return null;
  const what = [
    ...(ticket.baggage ? [ticket.baggage[lang]] : []),
    ...(ticket.additions.length > 0
      ? [`${carriedExtrasText[lang]}: ${listCarriedExtras(withoutCodes(ticket.additions), lang)}`]
      : []),
  ];
  return what.map((one) => ` · ${one}`);
}

/** Access codes belong to the passenger: the counter does not need them. */
const withoutCodes = (lines: Parameters<typeof listCarriedExtras>[0]) =>
  lines.map(({ name, quantity }) => ({ name, quantity }));
