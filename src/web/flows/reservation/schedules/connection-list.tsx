import { connectionValue } from '#web/booking/run-choice.ts';
import { dayDifference, formatClock, formatDuration, formatShortDate } from '#kernel/local-time.ts';
import { connectionText as say, connectionWords } from '#text/connections.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { clockBeside } from '#text/moments.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { WHOLE } from '#ui/card.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { OtherDay } from '#ui/other-day.tsx';
import { Price, priceText } from '#ui/price.tsx';
import { TripLine } from '#ui/route-line.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { formAddress } from '#web/booking/form-address.ts';
import row from '#web/booking/run-row.module.css';
import type { Site } from '#web/page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { ScheduleView } from '#wire/shapes.ts';
import styles from './results.module.css';
import type { Runs } from './schedules-data.ts';

type Connection = NonNullable<Runs['connections']>[number];

interface ConnectionListProps {
  readonly reservation: ReservationView;
  readonly list: Runs;
  readonly connections: readonly Connection[];
  readonly site: Site;
}

/** Journeys of two buses, each chosen with one press. */
export function ConnectionList({ reservation, list, connections, site: { lang, formToken } }: ConnectionListProps) {
  const words = connectionWords(reservation);
  const basisOf = ({ first, second }: Connection): Message =>
    schedulesStep.party(reservation.passengers.length, first.vat_exempt, mixedTax({ first, second }));
  const isShared = new Set(connections.map((one) => basisOf(one)[lang])).size === 1;
  return (
    <>
      <NoticeBox>
        <p>{words.instead[lang]}</p>
      </NoticeBox>
      <h2 className={styles['title']} id="connections">
        {words.title[lang]}
      </h2>
      <form method="post" action={formAddress('horarios', reservation, lang)} aria-labelledby="connections">
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <input type="hidden" name="date" value={list.date} />
        {isShared ? (
          <p className={styles['basis']}>{say.pricesOf(words.both, basisOf(connections[0]!))[lang]}</p>
        ) : null}
        <ul className={styles['runs']} data-runs>
          {connections.map((one) => (
            <ConnectionRow
              key={valueOf(one)}
              connection={one}
              basis={isShared ? undefined : basisOf(one)}
              reservation={reservation}
              lang={lang}
            />
          ))}
        </ul>
      </form>
    </>
  );
}

const valueOf = ({ first, second, via }: Connection): string =>
  connectionValue({ departure: first, return: second, via: via.id });

interface ConnectionRowProps {
  readonly connection: Connection;
  /** What its price is, unless it is said above the list. */
  readonly basis: Message | undefined;
  readonly reservation: ReservationView;
  readonly lang: Lang;
}

function ConnectionRow({ connection, basis, reservation, lang }: ConnectionRowProps) {
  const { via, first, second, price, duration_minutes: duration, transfer_minutes: transfer } = connection;
  const words = connectionWords(reservation);
  const isChosen = isSame(reservation.departure, first) && isSame(reservation.return, second);
  const change = say.transfer({ at: via.name, onward: second.origin.name, minutes: transfer })[lang];
  const isOvernight = dayDifference(first.departs_at, second.departs_at) !== 0;
  const nextDay = isOvernight ? say.leavesOn(formatShortDate(second.departs_at, lang))[lang] : '';
  const clocks = `${formatClock(first.departs_at, lang)}, ${via.city}, ${formatClock(second.arrives_at, lang)}`;
  return (
    <li className={row['run']} data-chosen={isChosen || undefined}>
      <Ticket
        look="row"
        name={nameOf(connection, lang)}
        stub={
          <div className={row['stub']}>
            <span className={`figures ${row['amount']}`}>
              <Price isLarge amount={price} lang="es" />
              {lang === 'en' ? <small>&nbsp;MXN</small> : null}
            </span>
            <small>
              {words.both[lang]}
              {basis ? `, ${basis[lang]}` : null}
            </small>
            <button
              className={`${WHOLE} ${row['choose']}`}
              name="connection"
              value={valueOf(connection)}
              aria-label={`${isChosen ? `${schedulesStep.chosen[lang]}: ` : ''}${words.choose[lang]}, ${clocks}`}
            >
              {isChosen ? `✓ ${schedulesStep.chosen[lang]}` : schedulesStep.pick[lang]}
            </button>
          </div>
        }
      >
        <Leg run={first} lang={lang} />
        <p className={row['aboard']}>
          <b>{[change, nextDay].filter(Boolean).join('; ')}</b>
        </p>
        <Leg run={second} lang={lang} />
        <p className={row['aboard']}>{say.total(formatDuration(duration))[lang]}</p>
      </Ticket>
    </li>
  );
}

const nameOf = ({ first, second, price }: Connection, lang: Lang): string =>
  schedulesStep.named({
    leaves: formatClock(first.departs_at, lang),
    arrives: clockBeside(second.arrives_at, first.departs_at, lang),
    price: priceText(price, lang),
  })[lang];

/** One of the two is taxed, and the other exempt. */
const mixedTax = ({ first, second }: Pick<Connection, 'first' | 'second'>): Message | undefined =>
  (first.vat_exempt ?? false) === (second.vat_exempt ?? false) ? undefined : say.mixedTax;

const isSame = (
  chosen: Pick<ReservationView['departure'], 'schedule_id' | 'schedule_detail_id'>,
  run: ScheduleView,
): boolean => chosen.schedule_id === run.schedule_id && chosen.schedule_detail_id === run.schedule_detail_id;

/** One of the buses, in the local times of its ends. */
const Leg = ({ run, lang }: { readonly run: ScheduleView; readonly lang: Lang }) => (
  <TripLine
    from={{ at: run.departs_at, time: formatClock(run.departs_at, lang), name: run.origin.city }}
    to={{
      at: run.arrives_at,
      time: formatClock(run.arrives_at, lang),
      name: run.destination.city,
      note: <OtherDay from={run.departs_at} to={run.arrives_at} lang={lang} />,
    }}
    calls={run.stops_between}
  >
    {formatDuration(run.duration_minutes)}
    {run.service.name[lang]}
  </TripLine>
);
