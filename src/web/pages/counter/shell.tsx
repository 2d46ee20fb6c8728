import { formText } from '#text/form.ts';
import { counterText } from '#text/pages/counter.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import styles from '#web/counter/counter.module.css';
import type { ShellProps } from '#web/page.ts';
import type { CounterData } from '#web/pages/counter/counter-data.ts';
import { Receipt } from '#web/pages/counter/receipt.tsx';
import { Trip } from '#web/pages/counter/trip.tsx';
import { errorAt } from '#web/shown-errors.ts';

/** The code, the action just completed, and the reservation; `children` is the cash form. */
export function Shell({ data, site, children }: ShellProps<CounterData>) {
  const { view, errors } = data;
  const { lang } = site;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{counterText.title[lang]}</h1>
      </header>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} takesFocus={view !== null} />
      <Receipt data={data} site={site} />
      <form className={styles['find']} method="get" role="search">
        <TextField
          name="code"
          label={(view ? counterText.another : counterText.code)[lang]}
          hint={counterText.codeHint[lang]}
          error={view ? undefined : errorAt(errors, 'code')}
          defaultValue={view ? '' : data.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          autoFocus={!view || data.done !== null}
          required
        />
        <Button look={view ? 'plain' : 'main'}>{counterText.find[lang]}</Button>
      </form>
      {view ? <Trip view={view} lang={lang} /> : null}
      {children}
    </div>
  );
}
