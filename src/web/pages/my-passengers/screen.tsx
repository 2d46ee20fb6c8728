import { formText } from '#text/form.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import styles from '#web/my-account/account.module.css';
import type { ScreenProps } from '#web/page.ts';
import type { PassengersData } from '#web/pages/my-passengers/passengers-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = Pick<ScreenProps<PassengersData>, 'data' | 'site'>;

/** The saved passengers, and a form to add or change one. */
export function Screen({ data, site }: Shown) {
  const { lang, formToken } = site;
  const { passengers, errors } = data;
  const here = paths.myPassengers[lang];
  return (
    <AccountFrame part="passengers" title={say.passengers[lang]} lead={say.passengersLead[lang]} lang={lang}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {passengers.length === 0 ? <p>{say.noPassengers[lang]}</p> : null}
      <ul className={styles['people']}>
        {passengers.map(({ passenger_id: id, first_name: first, last_name: last }) => (
          <li key={id}>
            <strong>{`${first} ${last}`}</strong>
            <a
              className={buttonClass()}
              href={`${here}?${new URLSearchParams({ edit: id })}`}
              aria-label={say.changeOf(`${first} ${last}`)[lang]}
            >
              {say.change[lang]}
            </a>
            <form method="post" action={here}>
              <input type="hidden" name="_form" value={formToken} />
              <input type="hidden" name="do" value="forget" />
              <input type="hidden" name="passenger_id" value={id} />
              <Button look="quiet" aria-label={say.removeOf(`${first} ${last}`)[lang]}>
                {say.remove[lang]}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <PassengerForm data={data} site={site} />
    </AccountFrame>
  );
}

function PassengerForm({ data: { typed, errors }, site: { lang, formToken } }: Shown) {
  const isNew = typed.passenger_id === '';
  const field = (name: 'first_name' | 'last_name') => ({
    name,
    error: errorAt(errors, name),
    defaultValue: typed[name],
    autoCapitalize: 'words',
    autoComplete: 'off',
    maxLength: 200,
    required: true,
  });
  return (
    <section className={styles['section']} aria-labelledby="passenger">
      <h2 id="passenger">{say[isNew ? 'addPassenger' : 'changePassenger'][lang]}</h2>
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        {isNew ? null : <input type="hidden" name="passenger_id" value={typed.passenger_id} />}
        <TextField {...field('first_name')} label={say.firstName[lang]} />
        <TextField {...field('last_name')} label={say.lastName[lang]} />
        <Button look="main">{say.savePassenger[lang]}</Button>
      </form>
    </section>
  );
}
