import { type FormEvent, useRef } from 'react';
import { contactStep } from '#text/contact-step.ts';
import { Button } from '#ui/button.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { EMAIL_INPUT, CheckField, TextField } from '#ui/field.tsx';
import { type ContactValues, TRAVELS } from './contact-values.ts';
import styles from './contact.module.css';
import { NameFields } from './name-fields.tsx';
import { PassengerFields } from './passenger-fields.tsx';
import { formAddress } from '#web/booking/form-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { ProfileView } from '#wire/account.ts';
import type { SavedPassengerView } from '#wire/my-account.ts';
import type { ReservationView } from '#wire/reservation.ts';
import * as paths from '#wire/page-paths.ts';

export interface ShownContact {
  readonly reservation: Omit<LiveReservation, 'passengers'> & {
    readonly passengers: readonly Pick<ReservationView['passengers'][number], 'position' | 'type'>[];
  };
  readonly values: ContactValues;
  /** The account's saved passengers; none for a guest. */
  readonly saved: readonly SavedPassengerView[];
  readonly errors: readonly ShownError[];
}

/** Including the data of the static parts around the screen. */
export interface ContactData extends ShownContact {
  readonly reservation: ReservationView;
  /** The signed-in traveller, whose data are prefilled and whose card may include more baggage; null for a guest. */
  readonly traveller: ProfileView | null;
}

const FORM_ID = 'contact';

/** The contact and the passengers. */
export function Screen({ data, site, call }: ScreenProps<ShownContact>) {
  const { reservation, values, saved, errors } = data;
  const { lang } = site;
  const form = useRef<HTMLFormElement>(null);
  const field = (name: string) => ({ name, error: errorAt(errors, name) });
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (form.current && (name === TRAVELS || name.startsWith('contact.'))) copyContact(form.current, name);
  };
  return (
    <StepFrame
      step="contacto"
      site={site}
      call={call}
      reservation={reservation}
      action={
        <Button look="main" form={FORM_ID}>
          {contactStep.submit[lang]}
        </Button>
      }
    >
      <form
        id={FORM_ID}
        className={styles['form']}
        method="post"
        action={formAddress('contacto', reservation, lang)}
        ref={form}
        onInput={onInput}
        noValidate
      >
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <CountedErrorSummary errors={errors} lang={lang} />
        <fieldset>
          <legend>{contactStep.contact[lang]}</legend>
          <p className={styles['hint']}>
            {contactStep.contactHint[lang]} {contactStep.guest[lang]}
          </p>
          <NameFields of="contact" values={values.contact} errors={errors} lang={lang} />
          <CheckField name={TRAVELS} label={contactStep.sameAsContact[lang]} defaultChecked={values.travels} />
          <TextField
            {...field('contact.cell_phone')}
            label={contactStep.phone[lang]}
            hint={contactStep.phoneHint[lang]}
            defaultValue={values.contact.cell_phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            required
          />
          <TextField
            {...field('contact.email')}
            label={contactStep.email[lang]}
            hint={contactStep.emailHint[lang]}
            defaultValue={values.contact.email}
            {...EMAIL_INPUT}
            maxLength={320}
            required
          />
        </fieldset>
        <fieldset>
          <legend>{contactStep.passengers[lang]}</legend>
          <p className={styles['hint']}>{contactStep.asOnId[lang]}</p>
          {reservation.passengers.map((passenger, index) => (
            <PassengerFields
              key={passenger.position}
              index={index}
              type={passenger.type}
              values={values}
              saved={saved}
              errors={errors}
              lang={lang}
            />
          ))}
        </fieldset>
        <CheckField
          {...field('contact.changes')}
          label={contactStep.changes[lang]}
          defaultChecked={values.contact.changes}
        />
        {/* Continuing implies consent, as stated above the button. */}
        <input type="hidden" name="contact.privacy" value="on" />
        <input type="hidden" name="contact.of_age" value="on" />
        <p className={styles['legal']}>
          {contactStep.goingOn[lang]}{' '}
          <a href={paths.privacy[lang]} target="_blank" rel="noopener">
            {contactStep.notice[lang]}
          </a>{' '}
          {contactStep.andOfAge[lang]}
        </p>
      </form>
    </StepFrame>
  );
}

/**
 * "I am travelling": while checked, the first passenger has the buyer's name (M49) and no fields; unchecking it means
 * another person.
 */
function copyContact(form: HTMLFormElement, changed: string): void {
  const travels = inputOf(form, TRAVELS)?.checked;
  if (!travels && changed !== TRAVELS) return;
  for (const part of ['first_name', 'last_name']) {
    const from = inputOf(form, `contact.${part}`);
    const to = inputOf(form, `passengers.0.${part}`);
    if (from && to) to.value = travels ? from.value : '';
  }
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}
