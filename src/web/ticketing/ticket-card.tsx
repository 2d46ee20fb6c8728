import { endsOf } from '#domain/fares/journey-stops.ts';
import { aboutJourney, journeyName } from '#text/journey-name.ts';
import { formatNumericDate, formatShortDate } from '#kernel/local-time.ts';
import type { QrPath } from '#kernel/module-path.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { carriedExtrasText, listCarriedExtras } from '#text/carried-extras.ts';
import { deadlineTexts } from '#text/deadlines.ts';
import { clockBeside } from '#text/moments.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { ticketsStep as say } from '#text/tickets-step.ts';
import { Plate } from '#ui/plate.tsx';
import { Tag } from '#ui/tag.tsx';
import { Ticket } from '#ui/ticket.tsx';
import type { Site } from '#web/page.ts';
import type { PassengerView } from '#wire/reservation.ts';
import { RouteBetween } from './route-between.tsx';
import styles from './ticket-card.module.css';
import { TaxFacts } from './tax-facts.tsx';
import type { TicketView, TripView } from './ticket-facts.ts';

interface TicketCardProps {
  readonly ticket: TicketView;
  readonly passenger: PassengerView;
  readonly reservation: TripView;
  /** Absent while the ticket is unpaid. */
  readonly code: QrPath | undefined;
  /** `1 de 4`, if there are several. */
  readonly nth: string | undefined;
  readonly site: Site;
}

/** One ticket with everything the law requires (M89), and once paid a stub with the code to board. */
export function TicketCard({ ticket, passenger, reservation, code, nth, site: { lang, brand } }: TicketCardProps) {
  const { direction, folio, seat, kind } = ticket;
  const { schedule, cancelled } = reservation[direction];
  const { from, to } = endsOf(reservation, direction);
  const boards = reservation.deadlines[direction]?.boarding_at;
  const about = [
    passengerTypeNames[passenger.type],
    schedule?.service.name ?? say.open,
    journeyName(reservation, direction, deadlineTexts.journey),
  ];
  const along = [ticket.baggage?.[lang], listCarriedExtras(ticket.additions, lang)].filter(Boolean).join(' · ');
  const isGood = code !== undefined;
  return (
    <>
      <Ticket
        look="pass"
        headId={`ticket-${folio}`}
        head={
          <>
            <h2>
              {passenger.first_name} {passenger.last_name}
            </h2>
            <p>{aboutJourney([...about.map((one) => one[lang]), ...(nth ? [nth] : [])])}</p>
          </>
        }
        stub={
          isGood ? (
            <>
              <QrCode code={code} label={`${say.qr[lang]} ${folio}`} />
              <p className={`sign ${styles['folio']}`}>{folio}</p>
              <p className={styles['note']}>{say.instructions[kind === 'OK' ? 'OK' : 'E-Ticket'][lang]}</p>
            </>
          ) : (
            <>
              <p className={`sign ${styles['folio']}`}>{folio}</p>
              <Tag tone="urgent">
                {(cancelled ? cancelledRun.stamp : kind === 'PEND' ? say.kinds.PEND : say.open)[lang]}
              </Tag>
            </>
          )
        }
      >
        <div className={styles['face']}>
          <RouteBetween from={from} to={to} run={schedule} lang={lang} />
          {seat === null ? (
            <Tag>{(passenger.type === 'infant' ? say.noSeat : say.openSeat)[lang]}</Tag>
          ) : (
            <Plate label={say.seat[lang]}>{seat}</Plate>
          )}
        </div>
        <p className={styles['when']}>
          {schedule ? (
            <b>{formatShortDate(schedule.departs_at, lang)}</b>
          ) : (
            <span>
              {say.openHint[lang]} {say.validUntil[lang]}: {formatNumericDate(ticket.valid_until)}
            </span>
          )}
          {schedule && boards && !cancelled ? (
            <Tag tone="urgent">{say.boards(clockBeside(boards, schedule.departs_at, lang))[lang]}</Tag>
          ) : null}
        </p>
        {from.detail ? <p className={styles['note']}>{from.detail}</p> : null}
        {along ? (
          <p className={styles['note']}>
            {carriedExtrasText[lang]}: {along}
          </p>
        ) : null}
      </Ticket>
      <TaxFacts ticket={ticket} carrier={brand.legalName} lang={lang} />
    </>
  );
}

/** Modules of quiet zone around a code, which scanners need to find it. */
const QUIET = 4;

/** Black on white in every theme, for scanners. */
function QrCode({ code: { size, d }, label }: { readonly code: QrPath; readonly label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg className={styles['qr']} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={d} />
    </svg>
  );
}
