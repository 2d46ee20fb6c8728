import { useRef } from 'react';
import { contactStep } from '#text/contact-step.ts';
import { formText } from '#text/form.ts';
import { passengerTypes } from '#text/passenger-types.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import styles from '#web/flows/reservation/contacto/contacto.module.css';
import type { ContactValues } from '#web/flows/reservation/contacto/contact-values.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { ReservationView } from '#wire/reservation.ts';

export interface ContactData {
  readonly reservation: ReservationView;
  readonly values: ContactValues;
  readonly errors: readonly ShownError[];
}

/** Whom to write to and who travels. */
export function Screen({ data, site, call }: ScreenProps<ContactData>) {
  const { reservation, values, errors } = data;
  const { lang } = site;
  const form = useRef<HTMLFormElement>(null);
  const field = (name: string) => ({ name, error: errorAt(errors, name) });
  const copyContact = (index: number) => {
    for (const part of ['first_name', 'last_name']) {
      const from = form.current?.elements.namedItem(`contact.${part}`) as HTMLInputElement | null;
      const to = form.current?.elements.namedItem(`passengers.${index}.${part}`) as HTMLInputElement | null;
      if (from && to) to.value = from.value;
    }
  };
  return (
    <StepFrame step="contacto" title={contactStep.title[lang]} site={site} call={call} reservation={reservation}>
      <p>{contactStep.guest[lang]}</p>
      <form className={styles['form']} method="post" action={stepAddress('contacto', lang)} ref={form} noValidate>
        <input type="hidden" name="_form" value={site.formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
        <fieldset>
          <legend>{contactStep.contact[lang]}</legend>
          <p className={styles['hint']}>{contactStep.contactHint[lang]}</p>
          <div className={styles['pair']}>
            <TextField
              {...field('contact.first_name')}
              label={contactStep.firstName[lang]}
              defaultValue={values.contact.first_name}
              autoComplete="given-name"
              maxLength={80}
              required
            />
            <TextField
              {...field('contact.last_name')}
              label={contactStep.lastName[lang]}
              defaultValue={values.contact.last_name}
              autoComplete="family-name"
              maxLength={80}
              required
            />
          </div>
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
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
        </fieldset>
        <fieldset>
          <legend>{contactStep.passengers[lang]}</legend>
          <p className={styles['hint']}>{contactStep.asOnId[lang]}</p>
          {reservation.passengers.map(({ position, type }, i) => (
            <div className={styles['passenger']} key={position}>
              <div className={styles['who']}>
                <h2>{contactStep.passenger(i + 1, passengerTypes[type].name[lang])[lang]}</h2>
                {i === 0 ? (
                  <Button type="button" look="quiet" onClick={() => copyContact(i)}>
                    {contactStep.sameAsContact[lang]}
                  </Button>
                ) : null}
              </div>
              <div className={styles['pair']}>
                <TextField
                  {...field(`passengers.${i}.first_name`)}
                  label={contactStep.firstName[lang]}
                  defaultValue={values.passengers[i]?.first_name}
                  autoComplete={`section-p${i} given-name`}
                  maxLength={80}
                  required
                />
                <TextField
                  {...field(`passengers.${i}.last_name`)}
                  label={contactStep.lastName[lang]}
                  defaultValue={values.passengers[i]?.last_name}
                  autoComplete={`section-p${i} family-name`}
                  maxLength={80}
                  required
                />
              </div>
              {passengerTypes[type].proof ? (
                <p className={styles['proof']}>
                  {contactStep.proofs[lang]}: {passengerTypes[type].proof[lang]}
                </p>
              ) : null}
            </div>
          ))}
        </fieldset>
        <div>
          <CheckField
            {...field('contact.privacy')}
            label={contactStep.privacy[lang]}
            defaultChecked={values.contact.privacy}
          />
          <a href={lang === 'es' ? '/aviso-privacidad' : '/aviso-privacidad?lang=en'} target="_blank" rel="noopener">
            {contactStep.readNotice[lang]}
          </a>
          <CheckField
            {...field('contact.of_age')}
            label={contactStep.ofAge[lang]}
            defaultChecked={values.contact.of_age}
          />
          <CheckField
            {...field('contact.changes')}
            label={contactStep.changes[lang]}
            defaultChecked={values.contact.changes}
          />
        </div>
        <Button look="main">{contactStep.submit[lang]}</Button>
      </form>
    </StepFrame>
  );
}
