import type { FormEvent } from 'react';
import { PIN_DIGITS } from '#domain/access/look-up.ts';
import { findText } from '#text/find-reservation.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { typedIn } from '#web/flows/itinerary/look-up.ts';
import { useLookUp } from '#web/flows/itinerary/use-look-up.ts';
import type { ScreenProps } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { FindData } from './find-data.ts';
import styles from './find.module.css';
import { ForgottenPin } from './forgotten-pin.tsx';
import { LostCode } from './lost-code.tsx';
import { Mine } from './mine.tsx';

/** The code, and one of two proofs; below, help for those who have neither. */
export function Screen({ data, site, call }: ScreenProps<FindData>) {
  const { lang, formToken, brand } = site;
  const looking = useLookUp({ call, lang, errors: data.errors });
  const { errors, answers } = looking;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void looking.look(typedIn(new FormData(event.currentTarget)));
  };
  return (
    <Sheet title={findText.title[lang]} lead={findText.description[lang]} width="form">
      <ErrorSummary key={answers} title={formText.thereIsAProblem[lang]} errors={errors} />
      <Mine lang={lang} />
      <form className={`${PANEL} ${styles['form']}`} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="find" />
        <TextField
          name="code"
          label={findText.code[lang]}
          hint={findText.codeHint[lang]}
          error={errorAt(errors, 'code')}
          defaultValue={data.code}
          {...CODE_INPUT}
          maxLength={24}
          required
        />
        <fieldset className={styles['either']}>
          <legend>{findText.oneIsEnough[lang]}</legend>
          <TextField
            name="last_name"
            label={findText.lastName[lang]}
            hint={findText.lastNameHint[lang]}
            error={errorAt(errors, 'last_name')}
            defaultValue={data.lastName}
            autoComplete="family-name"
            maxLength={200}
          />
          <p className={styles['or']}>
            <span>{findText.or[lang]}</span>
          </p>
          <TextField
            name="nip"
            label={findText.pin[lang]}
            hint={findText.pinHint[lang]}
            error={errorAt(errors, 'nip')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_DIGITS + 1}
          />
        </fieldset>
        <Button look="main" busy={looking.state !== 'idle'}>
          {(looking.state === 'idle' ? findText.submit : findText.working)[lang]}
        </Button>
        <p role="status" className={styles['status']}>
          {looking.state === 'solving' ? findText.checking[lang] : ''}
        </p>
      </form>
      <ForgottenPin data={data} lang={lang} formToken={formToken} />
      <LostCode data={data} lang={lang} formToken={formToken} phone={brand.phone.shown} />
    </Sheet>
  );
}
