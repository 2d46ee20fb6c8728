import { localDate } from '#kernel/instant.ts';
import { atRestText } from '#text/at-rest.ts';
import { homeText } from '#text/pages/home.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { DateField } from '#ui/date-field.tsx';
import { BOXED_FIELDS, describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import { PlaceCombobox } from '#web/booking/search/place-combobox.tsx';
import '#web/client/show-passwords.css';
import { FootBar } from '#web/flows/reservation/foot-bar.tsx';
import type { Hold } from '#web/flows/reservation/use-reservation.ts';
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
    </>
  );
}

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
