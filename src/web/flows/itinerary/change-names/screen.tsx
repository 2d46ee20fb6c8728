import { proofOf } from '#domain/ticketing/proof.ts';
import { changeNameText as say } from '#text/change-name.ts';
import { contactStep } from '#text/contact-step.ts';
import { PROOF_TEXTS } from '#text/fares.ts';
import { formText } from '#text/form.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { fieldOf, type NameData, type NameRow } from './name-data.ts';
import styles from './names.module.css';

/** All passengers, each with the name on their tickets and whether it can be changed. */
export function Screen({ data, site }: Pick<ScreenProps<NameData>, 'data' | 'site'>) {
  const { lang } = site;
  const { code, rows, done, errors } = data;
  return (
    <Sheet title={say.title[lang]} lead={say.lead[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {done ? <NoticeBox role="status">{say.done(done)[lang]}</NoticeBox> : null}
      {rows.map((row) => (
        <Passenger key={row.position} row={row} data={data} site={site} />
      ))}
      <p>
        <a href={itineraryPath(lang, code)}>{say.back[lang]}</a>
      </p>
    </Sheet>
  );
}

interface PassengerProps {
  readonly row: NameRow;
  readonly data: NameData;
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

function Passenger({ row, data, site }: PassengerProps) {
  const { lang } = site;
  const { position, type, firstName, lastName, until, left, refusal } = row;
  const heading = `passenger-${position}`;
  return (
    <section className={`${PANEL} ${styles['card']}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{contactStep.passenger(position, passengerTypeNames[type][lang])[lang]}</h2>
        <p className={styles['name']}>
          {firstName} {lastName}
        </p>
        {refusal ? null : (
          <p className={styles['rule']}>
            {(until ? say.until(until) : say.untilOpen)[lang]}. {say.left(left)[lang]}.
          </p>
        )}
      </header>
      {refusal ? <p>{refusal}</p> : <NewName row={row} data={data} site={site} />}
    </section>
  );
}

function NewName({ row, data: { code, key }, site: { lang, formToken } }: PassengerProps) {
  const { position, type, typed, hasCard, errors } = row;
  const firstName = fieldOf('first_name', position);
  const lastName = fieldOf('last_name', position);
  return (
    <form className={styles['form']} method="post" noValidate>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="passenger" value={position} />
      <div className={styles['fields']}>
        <TextField
          name={firstName}
          label={contactStep.firstName[lang]}
          error={errorAt(errors, firstName)}
          defaultValue={typed?.firstName ?? row.firstName}
          autoComplete="off"
          required
        />
        <TextField
          name={lastName}
          label={contactStep.lastName[lang]}
          error={errorAt(errors, lastName)}
          defaultValue={typed?.lastName ?? row.lastName}
          autoComplete="off"
          required
        />
      </div>
      <p className={styles['rule']}>{say.proof(PROOF_TEXTS[proofOf(type)][lang])[lang]}</p>
      {hasCard ? <p className={styles['rule']}>{say.leavesCard[lang]}</p> : null}
      <p className={styles['rule']}>{say.warning[lang]}</p>
      <p>
        <Button>{say.submit(position)[lang]}</Button>
      </p>
    </form>
  );
}
