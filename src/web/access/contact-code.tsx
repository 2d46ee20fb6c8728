import { PIN_DIGITS } from '#domain/access/look-up.ts';
import { contactCode as say } from '#text/contact-code.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL } from '#ui/sheet.tsx';
import styles from './contact-code.module.css';
import type { ContactCodeData } from './contact-code-data.ts';
import type { Site } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';

interface ContactCodeProps {
  readonly data: ContactCodeData | null;
  /** The order or reservation. */
  readonly reservation: Pick<ReservationView, 'code'> & { readonly contact: { readonly email: string } | null };
  readonly site: Site;
  /** Further fields to send with the form, so that no selection is lost. */
  readonly fields?: readonly (readonly [name: string, value: string])[];
}

/** A plain form that sends a code to the contact and accepts it. Rendered on the server only. */
export function ContactCode({ data, reservation, site: { lang, formToken }, fields = [] }: ContactCodeProps) {
  const email = reservation.contact?.email;
  if (!data || email === undefined) return null;
  if (data.isConfirmed) return <NoticeBox role="status">{say.confirmed[lang]}</NoticeBox>;
  const sent = data.isSent ? ([['sent', '1']] as const) : [];
  const hidden = [['_form', formToken], ['code', reservation.code], ...sent, ...fields] as const;
  return (
    <section className={PANEL} aria-labelledby="contact-code">
      <h2 id="contact-code">{say.title[lang]}</h2>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
      <p {...(data.isSent ? { role: 'status' } : {})}>{(data.isSent ? say.sent(email) : say.why(email))[lang]}</p>
      <form className={styles['form']} method="post" noValidate>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {data.isSent ? (
          <TextField
            name="digits"
            label={say.digits[lang]}
            error={errorAt(data.errors, 'digits')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={PIN_DIGITS + 1}
            required
          />
        ) : null}
        <div className={styles['acts']}>
          {data.isSent ? (
            <Button look="main" name="do" value="confirm-contact">
              {say.confirm[lang]}
            </Button>
          ) : null}
          <Button look={data.isSent ? 'quiet' : 'main'} name="do" value="send-code">
            {(data.isSent ? say.again : say.send)[lang]}
          </Button>
        </div>
      </form>
    </section>
  );
}
