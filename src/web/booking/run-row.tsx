import { runValue } from '#web/booking/run-choice.ts';
import type { ReactNode } from 'react';
import type { Direction } from '#domain/fares/quote.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { clockDifferenceHours, formatClock, formatDuration } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { WHOLE } from '#ui/card.ts';
import { priceText } from '#ui/price.tsx';
import { OtherDay } from '#ui/other-day.tsx';
import { TripLine } from '#ui/route-line.tsx';
import { Tag } from '#ui/tag.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { AmenityIcons } from './amenity-icons.tsx';
import type { RunBadge } from './run-badges.ts';
import { Elsewhere, RunDiscounts } from './run-discounts.tsx';
import { RoundTripPrice, RunPrice } from './run-price.tsx';
import styles from './run-row.module.css';
import type { ScheduleView } from '#wire/shapes.ts';

interface RunRowProps {
  readonly run: ScheduleView;
  readonly direction: Direction;
  readonly isChosen: boolean;
  readonly badges?: readonly RunBadge[] | undefined;
  /** Alerts about this run that do not apply to every run in the list. */
  readonly warnings?: readonly string[] | undefined;
  readonly passengers: readonly PassengerType[];
  readonly lang: Lang;
  /** The list says for whom its prices are, and with which tax. */
  readonly isPriceSaidAbove?: boolean;
  /** Shown instead of the price. */
  readonly cost?: ReactNode;
}

/** The free-seat count is shown only up to this number, where it matters. */
const LOW_SEAT_COUNT = 10;

/**
 * One run as a ticket: departure and arrival in the local times of both ends, the service, and on the stub the price
 * for the party.
 */
export function RunRow(props: RunRowProps) {
  const { run, direction, isChosen, badges, warnings, passengers, isPriceSaidAbove: isSaidAbove, lang, cost } = props;
  if (!run.available) return <ClosedRun run={run} lang={lang} />;
  const { departs_at: departs, arrives_at: arrives, origin, destination, service, stops_between: calls } = run;
  const [leaves, comes] = [formatClock(departs, lang), formatClock(arrives, lang)];
  const price = cost ?? <RunPrice {...{ run, direction, isSaidAbove, lang }} count={passengers.length} />;
  const other = cost === undefined ? run.other_journey : undefined;
  const choose = <Choose {...{ run, direction, isChosen, leaves, lang }} />;
  return (
    <li className={styles['run']} data-chosen={isChosen || undefined}>
      <Ticket
        look="row"
        name={nameOf(run, { leaves, hasPrice: cost === undefined, lang })}
        stub={
          <div className={styles['stub']}>
            {price}
            {other ? null : choose}
          </div>
        }
        foot={
          other ? (
            <div className={styles['foot']}>
              <RoundTripPrice own={run.price} other={other} lang={lang} />
              {choose}
            </div>
          ) : null
        }
      >
        <TripLine
          from={{ at: departs, time: leaves, name: origin.city }}
          to={{
            at: arrives,
            time: comes,
            name: destination.city,
            note: <OtherDay from={departs} to={arrives} lang={lang} />,
          }}
          calls={calls}
        >
          {formatDuration(run.duration_minutes)}
          <>
            {calls === 0 ? schedulesStep.direct[lang] : schedulesStep.stops(calls)[lang]}
            <ClocksMark hours={clockDifferenceHours(departs, arrives)} lang={lang} />
          </>
        </TripLine>
        <p className={styles['aboard']}>
          <b>{service.name[lang]}</b>{' '}
          <span className={styles['icons']}>
            <AmenityIcons names={service.amenities} lang={lang} />
          </span>
          <Marks run={run} badges={badges} warnings={warnings} lang={lang} />
        </p>
        <RunDiscounts run={run} passengers={passengers} lang={lang} />
      </Ticket>
    </li>
  );
}

/** What distinguishes it in a list that is heard. */
const nameOf = (
  run: ScheduleView,
  { leaves, hasPrice, lang }: { readonly leaves: string; readonly hasPrice: boolean; readonly lang: Lang },
): string =>
  schedulesStep.named({
    leaves,
    arrives: clockBeside(run.arrives_at, run.departs_at, lang),
    ...(hasPrice && { price: priceText(run.price, lang) }),
  })[lang];

/** An unavailable run: one line with the reason, so that it does not distract from the available ones. */
const ClosedRun = ({ run, lang }: Pick<RunRowProps, 'run' | 'lang'>) => (
  <li className={styles['closed']}>
    <time dateTime={run.departs_at}>{formatClock(run.departs_at, lang)}</time>
    <span>{run.service.name[lang]}</span>
    <b>{schedulesStep.unavailable[run.reason ?? 'full'][lang]}</b>
    <Elsewhere run={run} lang={lang} />
  </li>
);

/** Shown when the time zones of both ends differ. The list's note explains it; this text is for screen readers. */
const ClocksMark = ({ hours, lang }: { readonly hours: number; readonly lang: Lang }) =>
  hours === 0 ? null : (
    <span className={styles['clocks']}>
      <span aria-hidden="true">{schedulesStep.clocksMark(hours)[lang]}</span>
      <span className="visually-hidden">{schedulesStep.clocksSaid(hours)[lang]}</span>
    </span>
  );

function Marks({ run, badges = [], warnings = [], lang }: Pick<RunRowProps, 'run' | 'badges' | 'warnings' | 'lang'>) {
  const { departs_at: departs, expected_at: expected, runs_as: runsAs, free_seats: free } = run;
  const urgent = [
    expected && schedulesStep.late(clockBeside(expected, departs, lang)),
    runsAs && schedulesStep.runsAs(runsAs[lang]),
    free <= LOW_SEAT_COUNT && schedulesStep.seatsLeft(free),
  ];
  return (
    <>
      {badges.map((badge) => (
        <Tag key={badge}>{schedulesStep[badge][lang]}</Tag>
      ))}
      {urgent.map((text) =>
        text ? (
          <Tag key={text.es} tone="urgent">
            {text[lang]}
          </Tag>
        ) : null,
      )}
      {warnings.map((text) => (
        <Tag key={text} tone="urgent">
          {text}
        </Tag>
      ))}
    </>
  );
}

interface ChooseProps extends Pick<RunRowProps, 'run' | 'direction' | 'isChosen' | 'lang'> {
  readonly leaves: string;
}

/** The only button of the ticket; a click anywhere on the ticket triggers it. */
function Choose({ run, direction, isChosen, leaves, lang }: ChooseProps) {
  const choose = direction === 'return' ? schedulesStep.chooseReturn : schedulesStep.choose;
  const said = isChosen ? `${schedulesStep.chosen[lang]}: ` : '';
  return (
    <button
      className={`${WHOLE} ${styles['choose']}`}
      name="run"
      value={runValue(run)}
      aria-label={`${said}${choose[lang]}, ${leaves}`}
    >
      {isChosen ? `✓ ${schedulesStep.chosen[lang]}` : schedulesStep.pick[lang]}
    </button>
  );
}
