import { formText } from '#text/form.ts';
import { actLogText } from '#text/pages/act-log.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ActLogData } from '#web/pages/act-log/act-log-data.ts';
import { LogList } from '#web/pages/act-log/log-list.tsx';
import styles from '#web/pages/counter/counter.module.css';
import { errorAt } from '#web/shown-errors.ts';

/** Who did what: asked for by an address, so that it can be kept and sent on. */
export function Screen({ data, site }: Omit<ScreenProps<ActLogData>, 'call'>) {
  const { lang } = site;
  const { code, day, log, errors } = data;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{actLogText.title[lang]}</h1>
        <p>{actLogText.hint[lang]}</p>
      </header>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={styles['find']} method="get" role="search">
        <TextField
          name="code"
          label={actLogText.code[lang]}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
        />
        <TextField
          name="day"
          type="date"
          label={actLogText.day[lang]}
          error={errorAt(errors, 'day')}
          defaultValue={day}
        />
        <Button look="main">{actLogText.submit[lang]}</Button>
      </form>
      {log ? <LogList log={log} lang={lang} codes /> : null}
    </div>
  );
}
