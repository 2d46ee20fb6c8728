import { type LocalDate, localDate } from '#kernel/instant.ts';
import { seatLayout } from '#domain/seats/layout.ts';
import { calendarText } from '#text/calendar.ts';
import { atRestText } from '#text/at-rest.ts';
import { homeText } from '#text/pages/home.ts';
import type { Lang } from '#text/lang.ts';
import { seatAdviceText } from '#text/seats-shell.ts';
import { Button } from '#ui/button.tsx';
import { Calendar } from '#ui/calendar/calendar.tsx';
import calendarStyles from '#ui/calendar/calendar.module.css';
import type { DayFacts } from '#ui/calendar/month-table.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { DateField } from '#ui/date-field.tsx';
import { BOXED_FIELDS, describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import { priceText } from '#ui/price.tsx';
import { PlaceCombobox } from '#web/booking/search/place-combobox.tsx';
import '#web/client/show-passwords.css';
import { FootBar } from '#web/flows/reservation/foot-bar.tsx';
import type { Hold } from '#web/flows/reservation/use-reservation.ts';
import type { BusWords } from '#web/seats/bus-words.ts';
import type { DrawnSeatMap } from '#web/seats/drawn-seat-map.ts';
import type { Member } from '#web/seats/member.ts';
import { SeatLegend } from '#web/seats/seat-legend.tsx';
import { SeatMap } from '#web/seats/seat-map.tsx';
import { LINE_STOPS } from '../../db/demo/costera-network.ts';
import styles from './page.module.css';
import { Section } from './section.tsx';

const FIRST = localDate('2026-12-01');
const LAST = localDate('2027-01-31');
const OUT = localDate('2026-12-04');

/** What screens assemble from the other components. */
export function Larger({ lang }: { readonly lang: Lang }) {
  const say = (es: string, en: string) => ({ es, en })[lang];
  const nothing = () => undefined;
  return (
    <>
      <Section title={say('Fecha', 'Date')}>
        <DateField name="day" label={say('Salida', 'Departure')} min={FIRST} max={LAST} defaultValue={OUT} />
        <DateField
          name="missed"
          label={say('Regreso', 'Return')}
          min={FIRST}
          error={say('El regreso es antes de la ida.', 'The return is before the departure.')}
        />
      </Section>
      <Section title={say('Lugar', 'Place')}>
        <div className={BOXED_FIELDS}>
          <PlaceCombobox
            name="origin"
            label={homeText.from[lang]}
            stops={LINE_STOPS as unknown as Parameters<typeof PlaceCombobox>[0]['stops']}
            value="TLQ"
            onChange={nothing}
            error={undefined}
            lang={lang}
          />
        </div>
      </Section>
      <Section title={say('Barra al pie', 'Foot bar')}>
        <div className={styles['foot']}>
          <FootBar
            hold={HOLD}
            note={say('1 de 2 asientos', '1 of 2 seats')}
            action={<Button look="main">{say('Apartar asientos', 'Hold the seats')}</Button>}
            lang={lang}
          />
        </div>
      </Section>
      <Section title={say('Contraseña', 'Password')}>
        <Password lang={lang} />
      </Section>
      <Section title={say('Muchos errores', 'Many errors')}>
        <CountedErrorSummary
          errors={[1, 2, 3, 4, 5, 6].map((position) => ({
            field: `first_name_${position}`,
            text: say(`Pasajero ${position}: escribe el nombre.`, `Passenger ${position}: enter the first name.`),
          }))}
          lang={lang}
        />
      </Section>
      <Section title={say('Calendario', 'Calendar')} isWide>
        <div className={styles['calendar']}>
          <Calendar
            title={calendarText.title[lang]}
            anchor={null}
            first={FIRST}
            last={LAST}
            start={OUT}
            factsOf={(day) => factsOf(day, lang)}
            onChoose={nothing}
            onClose={nothing}
            said=""
            head={<p className={calendarStyles['heading']}>{calendarText.title[lang]}</p>}
            foot={
              <p className={calendarStyles['note']}>
                {calendarText.perAdult[lang]}{' '}
                <span className={calendarStyles['legend']}>
                  <b>▾</b> {calendarText.legend[lang]}
                </span>
              </p>
            }
            lang={lang}
          />
        </div>
      </Section>
      <Section title={say('Autobús', 'Bus')} isWide>
        <div className={styles['bus']}>
          <SeatMap
            map={BUS}
            words={wordsOf(lang)}
            choice={{ departure: { 1: 3, 2: 4 }, return: {} }}
            party={PARTY}
            lang={lang}
            onPress={nothing}
          />
          <SeatLegend lang={lang} />
        </div>
      </Section>
    </>
  );
}

/** A day in each state that a calendar has. */
function factsOf(day: LocalDate, lang: Lang): DayFacts {
  const price = { '2026-12-08': 128_000, '2026-12-19': 123_450 }[day as string] ?? 98_000;
  const isFull = day === '2026-12-12';
  const isClosed = isFull || day < '2026-12-02';
  const isLowest = day === '2026-12-10' || day === '2027-01-13';
  const short = isClosed ? (isFull ? calendarText.full[lang] : '') : SHORT[isLowest ? 82_000 : price]!;
  const inside = day > OUT && day < BACK;
  return {
    short,
    said: isClosed ? calendarText.closed.sold_out[lang] : calendarText.from(priceText(price, lang))[lang],
    isClosed,
    isLowest,
    isToday: day === '2026-12-02',
    part: day === OUT ? 'departure' : day === BACK ? 'return' : inside ? 'between' : undefined,
  };
}

const BACK = localDate('2026-12-07');
const SHORT: Readonly<Record<number, string>> = {
  82_000: '$820',
  98_000: '$980',
  123_450: '$1,235',
  128_000: '$1,280',
};

const LAYOUT = seatLayout('shown', {
  rows: 9,
  columns: ['A', 'B', null, 'C', 'D'],
  facilities: [
    { kind: 'door', row: 1, side: 'right' },
    { kind: 'stairs', row: 5, side: 'left' },
    { kind: 'wc', row: 9, side: 'right' },
  ],
  gaps: [{ row: 5, column: 0 }],
});
const BUS: DrawnSeatMap = {
  direction: 'departure',
  layout: { ...LAYOUT, columns: [...LAYOUT.columns], facilities: [...LAYOUT.facilities] },
  seats: LAYOUT.seats.map(({ seat, row, column }) => ({
    seat,
    row,
    column,
    state: seat % 5 === 0 ? 'taken' : 'free',
  })),
};
const PARTY: readonly Member[] = ['María José', 'Leo'].map((name, index) => ({
  position: index + 1,
  type: 'adult',
  typeName: '',
  name,
  isSeated: true,
}));

const wordsOf = (lang: Lang): BusWords => ({
  run: '',
  left: [{ kind: 'shade', text: seatAdviceText.shadeMark[lang] }],
  right: [{ kind: 'sea', text: seatAdviceText.seaMark({ side: 'right', from: 'Las Varas', to: null })[lang] }],
  advice: '',
  calm: { from: 3, to: 7 },
  noneTogether: '',
});

/** As much of a reservation as the bar shows, ten minutes before its hold ends. */
const HOLD = {
  reservation: { summary: { departure: 90_000, return: 90_000, complete: false, total: 180_000 } },
  left: 600,
} as unknown as Hold;

/** As the script leaves a password field: with the button that shows it. */
const Password = ({ lang }: { readonly lang: Lang }) => (
  <FieldFrame name="password" label={{ es: 'Contraseña', en: 'Password' }[lang]}>
    <input
      {...describedBy({ name: 'password', hint: undefined, error: undefined })}
      className={inputClass}
      type="password"
      autoComplete="off"
      defaultValue="correcta"
      style={{ gridArea: '2 / 1', paddingRight: '3rem' }}
    />
    <button type="button" className="shows-password" style={{ gridRow: 2 }} aria-label={atRestText.showPassword[lang]}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
        <path d="M12 9.2a2.8 2.8 0 1 0 .01 0" />
        <path d="M4 4l16 16" />
      </svg>
    </button>
  </FieldFrame>
);
