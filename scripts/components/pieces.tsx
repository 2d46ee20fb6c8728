import type { Lang } from '#text/lang.ts';
import { BoardClock, Clock } from '#ui/clock.tsx';
import { OtherDay } from '#ui/other-day.tsx';
import { Plate } from '#ui/plate.tsx';
import { Price } from '#ui/price.tsx';
import { RouteLine, TripLine } from '#ui/route-line.tsx';
import { SEAT } from '#ui/seat.ts';
import { Tag } from '#ui/tag.tsx';
import { BOARD_ASIDE, TripBoard } from '#ui/trip-board.tsx';
import styles from './page.module.css';
import { Row, Section } from './section.tsx';

const LEAVES = '2026-12-04T06:15:00-06:00';
const PASSES = '2026-12-04T09:26:00-07:00';
const ARRIVES = '2026-12-05T00:09:00-06:00';

const SEATS = [
  ['free', 7, undefined],
  ['free', 12, undefined],
  ['taken', 9, undefined],
  ['chosen', 5, 'MJ'],
] as const;

/** Components about a trip. */
export function Pieces({ lang }: { readonly lang: Lang }) {
  const say = (es: string, en: string) => ({ es, en })[lang];
  const stops = [
    { at: LEAVES, time: '6:15 a.m.', name: 'Guadalajara', note: '· Nueva Central' },
    { at: PASSES, time: '9:26 a.m.', name: 'Guayabitos', note: say('· 1 hora menos', '· 1 hour less') },
    { at: ARRIVES, time: '11:09 a.m.', name: 'Sayulita' },
  ];
  return (
    <>
      <Section title={say('Hora y precio', 'Time and price')}>
        <p className={styles['large']}>
          <Clock at={LEAVES} text="6:15 a.m." />{' '}
          <Clock at={ARRIVES} text={say('12:09 a.m.', '12:09 a.m.')}>
            <OtherDay from={LEAVES} to={ARRIVES} lang={lang} />
          </Clock>
        </p>
        <p className={styles['price']}>
          <Clock at={ARRIVES} text={say('12:00 del mediodía', '12:00 noon')} />
        </p>
        <Row>
          <Price isLarge amount={123_450} lang={lang} className={`sign ${styles['large']}`} />
          <Price amount={60_000} lang={lang} />
        </Row>
      </Section>
      <Section title={say('Tablero', 'Board')}>
        <div className={styles['board']}>
          <Row>
            <BoardClock at={LEAVES} text="6:15 a.m." /> Sayulita
          </Row>
          <Row>
            <BoardClock at={ARRIVES} text="12:09 p.m." /> Tepic
          </Row>
        </div>
        <TripBoard over={say('Mi reservación', 'My reservation')} title="Guadalajara → Sayulita">
          <p>{say('Dos pasajeros, ida y vuelta', 'Two passengers, round trip')}</p>
          <p className={BOARD_ASIDE}>
            <span>{say('Clave', 'Code')}</span>
            <b className="figures">XC37N90TCN</b>
          </p>
        </TripBoard>
      </Section>
      <Section title={say('Ruta', 'Route')}>
        <RouteLine stops={stops} />
        <TripLine
          from={{ at: LEAVES, time: '6:15 a.m.', name: 'Guadalajara' }}
          to={{
            at: ARRIVES,
            time: '12:09 a.m.',
            name: 'Sayulita',
            note: <OtherDay from={LEAVES} to={ARRIVES} lang={lang} />,
          }}
          calls={9}
        >
          4 h 54 min
          {say('9 paradas', '9 stops')}
        </TripLine>
      </Section>
      <Section title={say('Asientos', 'Seats')}>
        <div className={styles['seats']}>
          {SEATS.map(([state, seat, initials]) => (
            <button
              type="button"
              key={seat}
              className={SEAT}
              data-state={state}
              data-initials={initials}
              aria-pressed={state === 'chosen'}
              aria-disabled={state === 'taken'}
              aria-label={`${say('Asiento', 'Seat')} ${seat}, ${state}`}
            >
              {seat}
            </button>
          ))}
        </div>
        <ul className={styles['row']}>
          {SEATS.slice(1).map(([state]) => (
            <li key={state}>
              <span className={SEAT} data-state={state} aria-hidden="true" /> {state}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say('Etiquetas y placas', 'Tags and plates')}>
        <Row>
          <Tag tone="urgent">{say('Quedan 4', '4 left')}</Tag>
          <Tag>{say('La más vacía', 'The emptiest')}</Tag>
          <span className={styles['large']}>
            <Plate label={say('Asiento', 'Seat')}>12</Plate>
          </span>
          <Plate tone="class">{say('Ejecutivo', 'Executive')}</Plate>
        </Row>
      </Section>
    </>
  );
}
