import type { FormEvent } from 'react';
import { formText } from '#text/form.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { FindData } from './find-data.ts';
import styles from './find.module.css';
import { typedIn } from './look-up.ts';
import { useFind } from './use-find.ts';

/** The code, and two details only the buyer knows. */
export function FindForm({ data, site, call }: ScreenProps<FindData>) {
  const { lang, formToken } = site;
  const { state, errors, answers, find } = useFind({ call, lang, errors: data.errors, several: data.several });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void find(typedIn(new FormData(event.currentTarget)));
  };
  const field = (name: string, value: string) => ({
    name,
    error: errorAt(errors, name),
    defaultValue: value,
    required: true,
  });
  return (
    <>
      <ErrorSummary key={answers} title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={`${PANEL} ${styles['find']}`} method="post" noValidate onSubmit={onSubmit}>
        <h2>{invoicingFind.find[lang]}</h2>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="find" />
        {data.several ? <input type="hidden" name="several" value="1" /> : null}
        <TextField
          {...field('code', data.code)}
          label={invoicingFind.code[lang]}
          hint={invoicingFind.codeHint[lang]}
          {...CODE_INPUT}
          maxLength={24}
        />
        <TextField
          {...field('last_name', data.lastName)}
          label={invoicingFind.lastName[lang]}
          autoComplete="family-name"
          maxLength={200}
        />
        <TextField
          {...field('phone', data.phone)}
          label={invoicingFind.phone[lang]}
          hint={invoicingFind.phoneHint[lang]}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <Button look="main" busy={state !== 'idle'}>
          {(state === 'idle' ? invoicingFind.findSubmit : invoicingFind.working)[lang]}
        </Button>
        <p role="status" className={styles['status']}>
          {state === 'solving' ? invoicingFind.checking[lang] : ''}
        </p>
      </form>
    </>
  );
}
