import { formText } from '#text/form.ts';
import { auditLogText } from '#text/pages/audit-log.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import styles from '#web/counter/counter.module.css';
import { LogList } from '#web/counter/log-list.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { AuditLogData } from '#web/pages/audit-log/audit-log-data.ts';
import { errorAt } from '#web/shown-errors.ts';

/** The audit log, selected by URL, so that it can be bookmarked and shared. */
export function Screen({ data, site }: Omit<ScreenProps<AuditLogData>, 'call'>) {
  const { lang } = site;
  const { code, day, log, errors } = data;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{auditLogText.title[lang]}</h1>
        <p>{auditLogText.hint[lang]}</p>
      </header>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={styles['find']} method="get" role="search">
        <TextField
          name="code"
          label={auditLogText.code[lang]}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
        />
        <TextField
          name="day"
          type="date"
          label={auditLogText.day[lang]}
          error={errorAt(errors, 'day')}
          defaultValue={day}
        />
        <Button look="main">{auditLogText.submit[lang]}</Button>
      </form>
      {log ? <LogList log={log} lang={lang} codes /> : null}
    </div>
  );
}
